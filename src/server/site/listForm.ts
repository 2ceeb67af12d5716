import { type CookieLine, withCookieLines } from '@/shared/cookieList';
import { quantityIn } from '@/shared/quantity';
import {
  ADDED_QUANTITY_FIELD,
  INTENT_FIELD,
  nameField,
  noteField,
  partOfField,
  PART_ID_FIELD,
  quantityField,
  REMOVE_FIELD,
  unitField,
} from '@/shared/quotationForm';
import type { RenderedForm } from '@/shared/rendering';
import { submitLinks } from './buyerForms';
import { type Outcome, readForm, sendWithLines, type Submission } from './submissions';

/** Adds parts to the quotation list, changes it or sends it. */
export async function submitList(submission: Submission): Promise<Outcome> {
  const { fields, stored } = submission;
  const show = (lines: readonly CookieLine[], change: Partial<RenderedForm>): Outcome => ({
    lines,
    shown: { ...readForm(submission), ...change },
  });
  const intent = fields.get(INTENT_FIELD);
  if (intent === 'links') return submitLinks(submission);
  if (intent === 'add') {
    const quantity = quantityIn(fields.get(ADDED_QUANTITY_FIELD) || '1');
    if (quantity === undefined) return show(stored, { listProblem: 'quantity' });
    const added = fields.getAll(PART_ID_FIELD).map((partId) => ({ partId, quantity }));
    const lines = withCookieLines(stored, added);
    return lines ? { lines } : show(stored, { listProblem: 'full' });
  }
  const { lines, typed, isValid } = edit(stored, fields);
  if (!isValid) {
    const values = { ...readForm(submission).values, ...typed };
    return show(lines, { values, listProblem: 'quantity' });
  }
  if (intent !== 'send') return show(lines, {});
  // Another tab may have added lines that this page did not show.
  const sent = lines.filter(({ partId }) => fields.has(quantityField(partId)));
  if (sent.length === 0) return show(lines, { listProblem: 'empty' });
  return sendWithLines({ ...submission, stored: lines }, sent);
}

/** Applies the fields of the lines; a quantity that is none leaves its line as it was. */
function edit(stored: readonly CookieLine[], fields: URLSearchParams) {
  const removed = new Set(fields.getAll(REMOVE_FIELD));
  const quantities = new Map(stored.map(({ partId, quantity }) => [partId, quantity]));
  const typed: Record<string, string> = {};
  let isValid = true;
  for (const [name, text] of fields) {
    const partId = partOfField(name);
    if (partId === undefined || removed.has(partId)) continue;
    const quantity = quantityIn(text);
    isValid &&= quantity !== undefined;
    typed[name] = text;
    quantities.set(partId, quantity ?? quantities.get(partId) ?? 1);
  }
  for (const partId of removed) quantities.delete(partId);
  const edited = [...quantities].map(([partId, quantity]) => ({ partId, quantity }));
  // The cookie has no room for them: they are in the form alone.
  const lines = (withCookieLines([], edited) ?? stored).map((line) => ({
    ...line,
    text: fields.get(nameField(line.partId)) || undefined,
    unit: fields.get(unitField(line.partId)) || undefined,
    note: fields.get(noteField(line.partId)) || undefined,
  }));
  return { lines, typed, isValid };
}
