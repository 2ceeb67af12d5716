"""Scene, camera, lights, render."""
from .scene import reset, world, world_gradient, sky
from .clouds import cloud_sky
from .camera import camera
from .lights import area, sun, panel_light, backdrop, product_lights
from .render import render
