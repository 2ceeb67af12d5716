import { SaxesParser } from 'saxes';
import { brokenArchive } from './archive';

type Attributes = Record<string, string>;

export interface XmlHandlers {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** A parser that tells names without their prefixes. Throws for a document type: it can nest entities. */
export function xmlParser({ open, close, text }: XmlHandlers) {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', (tag) => open?.(local(tag.name), tag.attributes as Attributes));
  parser.on('closetag', (tag) => close?.(local(tag.name)));
  parser.on('text', (each) => text?.(each));
  parser.on('cdata', (each) => text?.(each));
  parser.on('doctype', () => {
    throw brokenArchive();
  });
  parser.on('error', () => {
    throw brokenArchive();
  });
  return parser;
}

/** Excel writes characters that XML cannot hold as `_x000D_`. */
export const unescape = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
