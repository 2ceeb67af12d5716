"""Render presets, render and the denoiser."""
import bpy
import os
import subprocess
import time

PRESETS = {
    'draft': dict(samples=6, adaptive=0.1, bounces=6),
    'product': dict(samples=9, adaptive=0.03, bounces=6),
    'good': dict(samples=10, adaptive=0.03, bounces=7),
    'final': dict(samples=48, adaptive=0.02, bounces=8),
}
PASSES = dict(col='Image', alb='Denoising Albedo', nor='Denoising Normal')
HERE = os.path.dirname(os.path.abspath(__file__))


def _denoiser(folder):
    """Path of the compiled denoiser; compiles it when it is missing or older than its sources."""
    exe, sources = os.path.join(folder, 'denoise'), [os.path.join(HERE, n) for n in ('denoise.c', 'unet.h', 'exr.h')]
    if not os.path.exists(exe) or os.path.getmtime(exe) < max(os.path.getmtime(s) for s in sources):
        own = '%s.%d' % (exe, os.getpid())  # renders side by side: each compiles its own, the last one stays
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', sources[0], '-o', own, '-lm'])
        os.replace(own, exe)
    return exe


def _setup(p):
    sc = bpy.context.scene
    c = sc.cycles
    c.device = 'CPU'
    c.use_denoising = False
    c.samples = p['samples']
    c.use_adaptive_sampling = True
    c.adaptive_threshold = p['adaptive']
    c.adaptive_min_samples = max(5, c.samples // 3)
    b = p['bounces']
    c.max_bounces = c.glossy_bounces = c.transmission_bounces = b
    c.diffuse_bounces = min(4, b)
    c.transparent_max_bounces = 16
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = p.get('clamp', 2.5), 12
    c.blur_glossy = 0.6
    c.use_auto_tile = False
    sc.render.threads_mode = 'AUTO'


def _passes(scratch):
    """Compositor that writes the colour and the denoising passes as EXR."""
    sc = bpy.context.scene
    sc.view_layers[0].cycles.denoising_store_passes = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    layers, comp, out = (nt.nodes.new('CompositorNode' + n) for n in ('RLayers', 'Composite', 'OutputFile'))
    nt.links.new(layers.outputs['Image'], comp.inputs[0])
    out.base_path = scratch
    f = out.format
    f.file_format, f.color_depth, f.exr_codec, f.color_mode = 'OPEN_EXR', '32', 'NONE', 'RGB'
    out.file_slots.clear()
    for name in PASSES:
        out.file_slots.new(name)
    for i, source in enumerate(PASSES.values()):
        nt.links.new(layers.outputs[source], out.inputs[i])


def render(path, scratch, tools, quality='draft', bloom=0.035, exposure=0.0, look=None, **over):
    """Render the current scene to a PNG. `scratch` is a folder of this render alone, `tools` holds the compiled
    denoiser and its weights."""
    t0 = time.time()
    p = dict(PRESETS[quality], **over)
    _setup(p)
    exe = _denoiser(tools)
    sc = bpy.context.scene
    sc.view_settings.exposure = exposure
    if look:
        sc.view_settings.look = look
    _passes(scratch)
    sc.cycles.seed = 11
    sc.frame_set(1)
    bpy.ops.render.render()
    t1 = time.time()
    out = os.path.join(scratch, 'out.exr')
    weights = os.path.join(tools, 'rt_hdr_alb_nrm.tza')
    subprocess.check_call([exe, os.path.join(scratch, '%s0001.exr'), out, weights, str(bloom)])
    img = bpy.data.images.load(out)
    img.colorspace_settings.name = 'Linear'
    sc.use_nodes = False
    s = sc.render.image_settings
    s.file_format, s.color_depth, s.color_mode, s.compression = 'PNG', '8', 'RGB', 15
    img.save_render(path, scene=sc)
    print('RENDERED %s  render %.1fs  denoise %.1fs' % (path, t1 - t0, time.time() - t1), flush=True)
