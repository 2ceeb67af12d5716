"""Renders the plates of a film: blender -b -P film.py -- JOB.json

The job (written by lib/plates.mjs): scene, view, width, height, quality, samples, region (x, y, width, height
in pixels from the top left: only this is rendered), scratch, tools and plates, each with its preset and png.
Plates that exist are left alone, so an interrupted film goes on where it was."""
import importlib
import json
import os
import sys

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S


def tuples(x):
    if isinstance(x, list):
        return tuple(tuples(v) for v in x)
    return {k: tuples(v) for k, v in x.items()} if isinstance(x, dict) else x


def crop(region, w, h):
    x, y, width, height = region
    r = bpy.context.scene.render
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x = x / w, (x + width) / w
    r.border_min_y, r.border_max_y = 1 - (y + height) / h, 1 - y / h


with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as f:
    job = json.load(f)
scene = importlib.import_module('scenes.' + job['scene'])
for plate in job['plates']:
    if os.path.exists(plate['png']):
        continue
    S.reset()
    options = scene.build(tuples(plate['preset']), job['view'], job['width'], job['height'])
    crop(job['region'], job['width'], job['height'])
    S.render(plate['png'] + '.part', job['scratch'], job['tools'], job['quality'], samples=job['samples'], **options)
    os.replace(plate['png'] + '.part', plate['png'])
