import { group } from './rows.mjs';

const row = group('parts', 'part', { quality: 'product' });

/** model is 'family.part' of blender/spares. */
export const part = (name, model, en, zh) => row(name, 'front', 'product', { model }, en, zh);
