import { preset } from './presets.mjs';

const sizes = {
  portrait: [880, 1100],
  upright: [800, 1000],
  landscape: [1280, 960],
  scene: [1280, 800],
  wide: [1920, 1080],
  product: [1120, 840],
};

/** A row factory of one group: `row(name, view, size, preset, alt en, alt zh)`. */
export function group(name, scene, defaults = {}) {
  return (picture, view, size, values, en, zh) => {
    const [width, height] = typeof size === 'string' ? sizes[size] : size;
    return {
      name: picture,
      group: name,
      scene,
      preset: values,
      view,
      width,
      height,
      quality: 'good',
      alt: { en, zh },
      ...defaults,
    };
  };
}

/** Landings show a passenger car behind open doors. */
export function hall(name, changes = {}) {
  const values = preset('hall', name, changes);
  return { ...values, car: preset('passenger', values.car) };
}
