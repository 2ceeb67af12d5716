import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { run } from '../lib/run.mjs';
import { HEIGHT, WIDTH } from '../lib/plates.mjs';
import { FPS } from './timeline.mjs';

const LIMIT = 1.5e6;

/** Draws all frames over the photograph into a lossless film. */
export async function writeFrames({ seconds, repeats = seconds, draw }, photo, master) {
  const size = `${WIDTH}x${HEIGHT}`;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(FPS), '-i', '-'];
  const lossless = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', '-threads', '1'];
  const args = ['-n', '10', 'ffmpeg', '-v', 'error', '-y', ...raw, ...lossless, master];
  const child = spawn('nice', args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const closed = once(child, 'close');
  const drawn = [];
  const period = Math.round(repeats * FPS);
  for (let i = 0; i < Math.round(seconds * FPS); i++) {
    if (i < period) {
      const frame = Buffer.from(photo);
      await draw(frame, i / FPS);
      if (period < seconds * FPS) drawn.push(frame);
      if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
    } else if (!child.stdin.write(drawn[i % period])) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${master}.`);
}

const codecs = {
  webm: (quality) => [
    ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quality + 9)],
    ...['-deadline', 'good', '-cpu-used', '3', '-row-mt', '1', '-g', '400'],
  ],
  mp4: (quality) => [
    ...['-c:v', 'libx264', '-crf', String(quality), '-preset', 'slow', '-profile:v', 'high'],
    ...['-movflags', '+faststart'],
  ],
};

/** Encodes a film for browsers, as well as the size limit allows. */
export async function encode(master, file) {
  const codec = codecs[file.slice(file.lastIndexOf('.') + 1)];
  for (let quality = 18; quality <= 36; quality += 3) {
    const input = ['-v', 'error', '-y', '-i', master, '-an', '-pix_fmt', 'yuv420p'];
    const colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709'];
    const tags = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-map_metadata', '-1'];
    const args = [...input, ...colour, ...tags, ...codec(quality), file];
    await run('nice', ['-n', '10', 'ffmpeg', ...args]);
    if (statSync(file).size <= LIMIT) return;
  }
  throw new Error(`${file} stays over ${LIMIT} bytes.`);
}
