"""The theme of the pygame-gui parts, in the palette's colours and in px of the window; it wants sizes as texts."""

from __future__ import annotations

from quiclo_game.shell.palette import NAMES


def ui_theme(size: float, scale: float = 1.0) -> dict[str, object]:
    """Return pygame-gui's theme for a text of ``size`` px; ``scale`` is px per px of the design."""
    px = str(max(8, round(size)))
    colours = {
        "normal_bg": NAMES["quiet"],
        "hovered_bg": NAMES["quiet"],
        "active_bg": NAMES["honey"],
        "selected_bg": NAMES["honey_dim"],
        "dark_bg": NAMES["felt_deep"],
        "disabled_bg": NAMES["off"],
        "disabled_dark_bg": NAMES["felt_deep"],
        "normal_text": NAMES["cream"],
        "hovered_text": NAMES["cream"],
        "selected_text": NAMES["paper"],
        "active_text": NAMES["ink"],
        "disabled_text": NAMES["off_text"],
        "normal_border": NAMES["line"],
        "hovered_border": NAMES["line"],
        "active_border": NAMES["honey"],
        "selected_border": NAMES["honey"],
        "disabled_border": NAMES["line"],
        "text_cursor": NAMES["honey"],
        "link_text": NAMES["hint"],
        "link_hover": NAMES["hint"],
        "link_selected": NAMES["hint"],
    }
    line = str(max(1, round(2 * scale)))
    pad = str(round(14 * scale))
    return {
        "defaults": {"colours": colours, "font": {"name": "noto_sans", "size": px}},
        "text_entry_line": {
            "font": {"name": "noto_sans", "size": px},
            "misc": {
                "shape": "rounded_rectangle",
                "shape_corner_radius": pad,
                "border_width": line,
                "shadow_width": "0",
                "padding": f"{pad},{round(6 * scale)}",
            },
        },
        # rounded text boxes are ten times slower to change than rectangular ones; ours lie on a rounded panel
        "text_box": {
            "colours": {"dark_bg": "#00000000", "normal_border": "#00000000"},
            "font": {"name": "noto_sans", "size": px},
            "misc": {"border_width": "0", "shadow_width": "0", "padding": f"{pad},{pad}", "line_spacing": "1.2"},
        },
        "text_box.vertical_scroll_bar": {
            "misc": {"border_width": "0", "shadow_width": "0", "enable_arrow_buttons": "0"},
        },
        "vertical_scroll_bar": {
            "misc": {"border_width": "0", "shadow_width": "0", "enable_arrow_buttons": "0"},
        },
        "vertical_scroll_bar.button": {
            "misc": {"border_width": "0", "shadow_width": "0"},
        },
    }
