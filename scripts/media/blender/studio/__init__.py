"""Scene, camera, lights, render."""
from .scene import reset, world, world_gradient, sky
from .camera import camera
from .lights import area, panel_light, backdrop, product_lights
from .render import render
