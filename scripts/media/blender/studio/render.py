"""Render presets, two-seed render and the denoiser."""
import bpy
import os
import subprocess
import time

PRESETS = {  # samples are the TOTAL, split over two seeds for the denoiser
    'draft': dict(samples=20, adaptive=0.1, bounces=6, strength=1.0),
    'product': dict(samples=28, adaptive=0.04, bounces=6, strength=0.8),
    'good': dict(samples=40, adaptive=0.04, bounces=7, strength=0.75),
    'final': dict(samples=80, adaptive=0.025, bounces=8, strength=0.65),
}
PASSES = dict(col='Image', alb='Denoising Albedo', nor='Denoising Normal', dep='Denoising Depth')
HERE = os.path.dirname(os.path.abspath(__file__))


def _denoiser(scratch):
    """Path of the compiled denoiser; compiles it when it is missing or older than its source."""
    exe, src = os.path.join(scratch, 'denoise'), os.path.join(HERE, 'denoise.c')
    if not os.path.exists(exe) or os.path.getmtime(exe) < os.path.getmtime(src):
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', src, '-o', exe, '-lm'])
    return exe


def _setup(p):
    sc = bpy.context.scene
    c = sc.cycles
    c.device = 'CPU'
    c.use_denoising = False
    c.samples = max(4, p['samples'] // 2)
    c.use_adaptive_sampling = True
    c.adaptive_threshold = p['adaptive']
    c.adaptive_min_samples = max(6, c.samples // 4)
    b = p['bounces']
    c.max_bounces = c.glossy_bounces = c.transmission_bounces = b
    c.diffuse_bounces = min(4, b)
    c.transparent_max_bounces = 16
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = p.get('clamp', 2.5), 12
    c.blur_glossy = 0.6
    c.use_auto_tile = False
    sc.render.use_persistent_data = False  # True ignores the second seed: nothing would be denoised
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


def render(path, scratch, quality='draft', bloom=0.035, exposure=0.0, look=None, **over):
    """Render the current scene to a PNG: two seeds, whose difference is the denoiser's noise estimate."""
    t0 = time.time()
    p = dict(PRESETS[quality], **over)
    _setup(p)
    exe = _denoiser(scratch)
    sc = bpy.context.scene
    sc.view_settings.exposure = exposure
    if look:
        sc.view_settings.look = look
    _passes(scratch)
    for seed in (0, 1):
        sc.cycles.seed = 11 + seed * 100
        sc.frame_set(seed + 1)
        bpy.ops.render.render()
    t1 = time.time()
    out = os.path.join(scratch, 'out.exr')
    halves = [os.path.join(scratch, '%s' + '%04d.exr' % (n + 1)) for n in (0, 1)]
    subprocess.check_call([exe, *halves, out, str(p['strength']), str(bloom)])
    img = bpy.data.images.load(out)
    img.colorspace_settings.name = 'Linear'
    sc.use_nodes = False
    s = sc.render.image_settings
    s.file_format, s.color_depth, s.color_mode, s.compression = 'PNG', '8', 'RGB', 15
    img.save_render(path, scene=sc)
    print('RENDERED %s  render %.1fs  denoise %.1fs' % (path, t1 - t0, time.time() - t1), flush=True)
