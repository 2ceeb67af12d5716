import type { Category, SparePart, TextTemplate } from '../api';
import type { Photo } from '../lib/photo';

let count = 0;

export const anId = () => (++count).toString(16).padStart(24, '0');

export const aCategory = (fields: Partial<Category> = {}): Category => ({
  _id: anId(),
  name: 'Door Operators',
  ...fields,
});

export const aPart = (fields: Partial<SparePart> = {}): SparePart => ({
  _id: anId(),
  name: 'Door operator DO-210',
  images: [],
  ...fields,
});

export const aTextTemplate = (): TextTemplate => ({
  _id: anId(),
  field: 'payment',
  name: '30/70',
  textEn: '30 % with the order.',
  textZh: '下单时付30%。',
});

export const aPhoto = (name = 'car-1'): Photo => ({
  name,
  width: 880,
  height: 1100,
  hash: '0123abcd',
  blur: '73vve+977+97'.padEnd(32, '73v'),
});

export const parts = (number: number, fields: Partial<SparePart> = {}): SparePart[] =>
  Array.from({ length: number }, (_, index) => aPart({ name: `Part ${index + 1}`, ...fields }));

/** Three levels: Door Systems › Door Operators › Belts; Safety Gears; Guide Rails. */
export function aTree() {
  const belts = aCategory({ name: 'Belts', partCount: 2 });
  const operators = aCategory({ name: 'Door Operators', partCount: 3, children: [belts] });
  const doors = aCategory({ name: 'Door Systems', partCount: 0, children: [operators] });
  operators.parentId = doors._id;
  belts.parentId = operators._id;
  const gears = aCategory({ name: 'Safety Gears', partCount: 1 });
  const rails = aCategory({ name: 'Guide Rails', partCount: 0 });
  return { tree: [doors, gears, rails], doors, operators, belts, gears, rails };
}
