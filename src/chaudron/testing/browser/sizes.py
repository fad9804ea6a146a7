"""The screens on which everything must be whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Size:
    """A screen, in pixels of the page; what is touched is no mouse's."""

    width: int
    height: int
    touch: bool = False
    zoom: int = 1

    @property
    def name(self) -> str:
        zoomed = f"-zoom{self.zoom}" if self.zoom > 1 else ""
        return f"{self.width * self.zoom}x{self.height * self.zoom}{zoomed}"

    @property
    def context(self) -> dict[str, Any]:
        """For a browser's new context."""
        return {
            "viewport": {"width": self.width, "height": self.height},
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "device_scale_factor": self.zoom,
        }


SIZES = {
    s.name: s
    for s in (
        Size(360, 640, touch=True),
        Size(390, 844, touch=True),
        Size(844, 390, touch=True),
        Size(820, 1180, touch=True),
        Size(1024, 768),
        Size(1280, 720),
        Size(640, 360, zoom=2),
        Size(1440, 900),
        Size(1920, 1080),
        Size(2560, 1440),
    )
}
