/** Units that are written alike in all languages; those of one letter are no words in any case. */
const UNITS = new Set(
  (
    'mm cm dm km um nm mg kg kn knm kw mw va kva kvar ma mah ah mv kv vac vdc ac dc hz khz mhz ' +
    'rpm ppr bar mbar pa kpa mpa psi db lm lx cd ms min ml in ft lb lbs oz'
  ).split(' '),
);

/** Shorter ones in capitals are codes, such as `IP`, `USD` and `LED`; so is `RoHS`. */
const WORD_IN_CAPITALS = 4;

/** Letters of any script but Chinese, which needs no translation into itself. */
const LETTERS = /(\p{N}?)((?:(?!\p{Script=Han})[\p{L}\p{M}])+)(?=(\p{N}?))/gu;

/**
 * Whether a text has a word that readers of another language may not know: numbers, units, codes and
 * standards, such as `24 V DC`, `M16` or `EN 81-20`, and the brand have none.
 */
export function needsTranslation(text: string, brand = ''): boolean {
  return [...withoutBrand(text, brand).matchAll(LETTERS)].some(
    ([, before = '', letters = '', after = '']) => {
      if (letters.length < 2 || UNITS.has(letters.toLowerCase())) return false;
      const capitals = letters.match(/\p{Lu}/gu)?.length ?? 0;
      if (2 * capitals <= letters.length) return true;
      const isInCapitals = capitals === letters.length && before + after === '';
      return isInCapitals && capitals >= WORD_IN_CAPITALS;
    },
  );
}

function withoutBrand(text: string, brand: string): string {
  const start = brand ? text.toLowerCase().indexOf(brand.toLowerCase()) : -1;
  return start < 0 ? text : `${text.slice(0, start)} ${text.slice(start + brand.length)}`;
}
