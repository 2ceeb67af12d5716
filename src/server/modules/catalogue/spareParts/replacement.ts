import { maxLengthOf } from '@/shared/partFields';
import { lengthOf } from '@/shared/texts';
import { normalizeUnicode } from '@/shared/unicode';
import type { PartsEdit } from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import { label, readText } from '@/server/lib/text';
import type { ChangesOf } from './partChanges';

type Replacement = NonNullable<PartsEdit['replace']>;

/**
 * Replaces a text in a field of the parts that have it. What it returns throws
 * `replacement_empties_name` and `replacement_too_long`.
 */
export function replaceText({ field, find, replaceWith }: Replacement): ChangesOf {
  const sought = normalizeUnicode(find, 'NFC');
  const max = maxLengthOf(field);
  return ({ name, [field]: text }) => {
    if (!text.includes(sought)) return {};
    const replaced = readText(
      field,
      text.replaceAll(sought, () => replaceWith),
    );
    if (field === 'name' && replaced === '') {
      const message = `The name of "${name}" would be empty.`;
      throw badRequest('replacement_empties_name', message, { name });
    }
    if (lengthOf(replaced) > max) {
      const message = `The ${label(field)} of "${name}" would be longer than ${max} characters.`;
      throw badRequest('replacement_too_long', message, { name, field, max });
    }
    return { [field]: replaced };
  };
}
