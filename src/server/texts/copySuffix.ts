/** After the name of a part that was duplicated. */
export const copySuffix = { en: ' (copy)', zh: '（副本）' };
