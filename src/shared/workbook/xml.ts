import { SaxesParser } from 'saxes';
import { MAX_IMPORT_CELL } from '../limits';
import type { WorkbookFiles } from './files';

export type Attributes = Record<string, string>;

export interface Handlers {
  open?: (name: string, attributes: Attributes) => void;
  /** With the text after the last tag. */
  close?: (name: string, text: string) => void;
}

/**
 * Parses a file of an archive and stops after each piece of it. Names have no prefixes; phonetic
 * texts (`rPh`) are skipped. `run` runs the work on a piece.
 */
export async function* parsePieces(
  files: WorkbookFiles,
  path: string,
  handlers: Handlers,
  run = (work: () => void) => work(),
): AsyncGenerator<void> {
  const content = await files.read(path);
  // Many workbooks have no shared strings or styles.
  if (!content) return;
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let text = '';
  let isPronunciation = false;
  const append = (more: string): void => {
    if (text.length <= MAX_IMPORT_CELL) text += more;
  };
  parser.on('opentag', (tag) => {
    const name = local(tag.name);
    text = '';
    if (name === 'rPh') isPronunciation = true;
    handlers.open?.(name, tag.attributes as Attributes);
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', (tag) => {
    const name = local(tag.name);
    if (name === 'rPh') isPronunciation = false;
    else if (!isPronunciation) handlers.close?.(name, text);
    text = '';
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of content) {
    run(() => void parser.write(decoder.decode(piece, { stream: true })));
    yield;
  }
  parser.write(decoder.decode()).close();
}

export async function parse(...options: Parameters<typeof parsePieces>): Promise<void> {
  const pieces = parsePieces(...options);
  while (!(await pieces.next()).done);
}

/** Of an attribute that is true or false. */
export const isTrue = (value?: string): boolean => value === '1' || value === 'true';

/** Excel writes characters that XML cannot hold as `_x000D_`; halves of surrogate pairs are none. */
export const unescape = (text: string): string =>
  text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\p{Cs}/gu, '');
