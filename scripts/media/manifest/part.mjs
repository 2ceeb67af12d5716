import { group } from './rows.mjs';

const row = group('parts', 'part', { quality: 'product' });

/** model is 'family.part' of blender/spares; view one of its views there. */
export const part = (name, model, en, zh, view = 'front') =>
  row(name, view, 'product', { model }, en, zh);
