"""Modelling helpers."""
from .frames import PI, frame, reset_frames, link, instance, hide
from .solids import mesh, box, box2, AX, cyl, lathe, ring, prism
from .curves import rrect, circle, tube, fillet_path, sweep, text
