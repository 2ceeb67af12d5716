import { isSameGoods, storedLines, withCookieLines } from '@/shared/cookieList';
import type { InquiryLine } from '@/shared/inquiries';
import { localizedPath } from '@/shared/language';
import { MAX_LENGTHS, MAX_LINES, MAX_PASTE_WITHOUT_SCRIPT } from '@/shared/limits';
import { parseList } from '@/shared/pastedList';
import { quantityIn } from '@/shared/quantity';
import {
  choiceField,
  doubtfulField,
  FROM_PARAM,
  INTENT_FIELD,
  isPastedKey,
  keyOfField,
  keyOfLine,
  nameField,
  noteField,
  originalField,
  PART_ID_FIELD,
  PASTED_FIELD,
  quantityField,
  REMOVE_FIELD,
  resultsPath,
  unitField,
} from '@/shared/quotationForm';
import type { RenderedForm } from '@/shared/rendering';
import { submitLinks } from './buyerForms';
import { cut } from '@/shared/texts';
import { type Outcome, readForm, sendWithLines, type Submission } from './submissions';

/** Adds parts to the quotation list, reads a pasted list, changes the list or sends it. */
export async function submitList(submission: Submission): Promise<Outcome> {
  const { fields, stored } = submission;
  const { values, ...form } = readForm(submission);
  const show = (lines: readonly InquiryLine[], change: Partial<RenderedForm>): Outcome => ({
    lines,
    shown: { ...form, values, ...change },
  });
  const intent = fields.get(INTENT_FIELD);
  if (intent === 'links') return submitLinks(submission);
  if (intent === 'add') return addParts(submission, show);

  const text = fields.get(PASTED_FIELD) ?? '';
  const { lines, unsent, typed, isValid } = edit(stored, fields, intent !== 'paste');
  Object.assign(values, typed);
  if (!lines) {
    // The pasted lines stay beside the list, as they were.
    values[PASTED_FIELD] = text;
    const before = edit(stored, fields, false).lines ?? stored;
    return show(before, { ...readPasted(text), listProblem: 'full' });
  }
  if (intent === 'paste') {
    values[PASTED_FIELD] = text;
    return show(lines, readPasted(text));
  }
  if (!isValid) return show(lines, { listProblem: 'quantity' });
  if (intent !== 'send') return show(lines, {});
  const sent = lines.filter((line) => !unsent.includes(line));
  if (sent.length === 0) return show(lines, { listProblem: 'empty' });
  return sendWithLines({ ...submission, stored: lines }, sent);
}

/** A longer path may not fit into the buffers of a proxy. */
const MAX_FROM = 1500;

type Show = (lines: readonly InquiryLine[], change: Partial<RenderedForm>) => Outcome;

function addParts({ fields, stored, language, form, referer }: Submission, show: Show): Outcome {
  const added = fields.getAll(PART_ID_FIELD).map((partId) => {
    const text = fields.get(quantityField(partId)) ?? '1';
    return { partId, quantity: quantityIn(text), isValid: text === '' || quantityIn(text) };
  });
  if (added.some(({ isValid }) => !isValid)) return show(stored, { listProblem: 'quantity' });
  const lines = withCookieLines(
    stored,
    added.map(({ partId, quantity }) => ({ partId, quantity })),
  );
  const fits = lines && storedLines(lines).length === lines.length;
  if (!fits) return show(stored, { listProblem: 'full' });
  const path = localizedPath(language, form.page);
  const from = resultsPath(referer ?? '');
  const isShort = from !== '' && from.length <= MAX_FROM;
  const query = isShort ? `?${String(new URLSearchParams({ [FROM_PARAM]: from }))}` : '';
  return { lines, location: path + query };
}

function readPasted(text: string): Pick<RenderedForm, 'pasted' | 'listProblem'> {
  if (text.length > MAX_PASTE_WITHOUT_SCRIPT) return { listProblem: 'tooLong' };
  const pasted = parseList(text);
  if (pasted.length === 0) return { listProblem: 'noLine' };
  if (pasted.length > MAX_LINES) return { listProblem: 'tooMany' };
  return { pasted: pasted.map((line) => ({ ...line, text: cut(line.text, MAX_LENGTHS.line) })) };
}

/**
 * The list as the page had it, with the pasted lines below it. The form counts: the cookie may have no
 * room for all of it. A quantity that is none leaves its line as it was.
 */
function edit(stored: readonly InquiryLine[], fields: URLSearchParams, addsPasted: boolean) {
  const removed = new Set(fields.getAll(REMOVE_FIELD));
  const submitted = [...fields.keys()].flatMap((name) => keyOfField(name) ?? []);
  const keys = new Set([...removed, ...submitted]);
  const shown = [...keys]
    .filter((key) => addsPasted || !isPastedKey(key))
    .map((key) => ({ key, line: lineAt(key, fields) }));
  const remaining = shown.filter(({ key }) => !removed.has(key));
  const wrong = new Map<InquiryLine, string>();
  for (const { key, line } of remaining) {
    const text = fields.get(quantityField(key)) ?? '';
    line.quantity = quantityIn(text);
    if (text.trim() === '' || line.quantity !== undefined) continue;
    wrong.set(line, text);
    line.quantity = stored.find((before) => isSameGoods(before, line))?.quantity;
  }
  const isIn = (line: InquiryLine) => shown.some((other) => isSameGoods(other.line, line));
  // Another tab may have added lines that this page did not show.
  const unsent = stored.filter((line) => !isIn(line));
  const own = remaining.map(({ line }) => line);
  const lines = withCookieLines(own, unsent);
  const typed = [...wrong].map(([line, text]) => {
    const index = lines?.findIndex((other) => isSameGoods(other, line)) ?? 0;
    return [quantityField(keyOfLine(line, index)), text];
  });
  return {
    lines,
    unsent,
    typed: Object.fromEntries(typed) as Record<string, string>,
    isValid: wrong.size === 0,
  };
}

function lineAt(key: string, fields: URLSearchParams): InquiryLine {
  const field = (name: string, max: number = MAX_LENGTHS.line) =>
    cut(fields.get(name) ?? '', max) || undefined;
  const partId = key.includes('.') ? field(choiceField(key)) : key;
  const text = field(nameField(key));
  const original = field(originalField(key));
  return {
    partId,
    // The list shows the part by its name in the catalogue.
    text: isPastedKey(key) && partId ? undefined : text,
    unit: field(unitField(key), MAX_LENGTHS.unit),
    note: field(noteField(key)),
    original: !partId && original === text ? undefined : original,
    // Who has chosen the text knows that no part is meant.
    doubtful: (fields.has(doubtfulField(key)) && fields.get(choiceField(key)) !== '') || undefined,
  };
}
