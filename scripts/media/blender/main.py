"""Renders one picture: blender -b -P main.py -- JOB.json

The job (written by render.mjs): scene, preset, view, width, height, quality, png, scratch, tools."""
import importlib
import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S


def tuples(x):
    """JSON has no tuples, but materials are cached by their arguments: lists would not hash."""
    if isinstance(x, list):
        return tuple(tuples(v) for v in x)
    return {k: tuples(v) for k, v in x.items()} if isinstance(x, dict) else x


with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as f:
    job = json.load(f)
S.reset()
options = importlib.import_module('scenes.' + job['scene']).build(
    tuples(job['preset']), job['view'], job['width'], job['height']
)
S.render(job['png'], job['scratch'], job['tools'], job['quality'], **options)
