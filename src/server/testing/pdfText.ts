import { inflateSync } from 'node:zlib';

/** The texts of each page of a PDF that pdfkit has written, in the order in which they were drawn. */
export function pdfText(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)) {
    objects.set(id, body);
  }
  const streamOf = (id = ''): string => {
    const [head = '', body = ''] = (objects.get(id) ?? '').split('stream\n', 2);
    const end = body.lastIndexOf('\nend');
    const bytes = Buffer.from(end < 0 ? body : body.slice(0, end), 'latin1');
    return head.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : body;
  };
  const refs = (body = '', name: string) =>
    [...body.matchAll(new RegExp(`/${name} (\\d+) 0 R`, 'g'))].map(([, id]) => id);
  const charactersOf = (font = ''): string[] => {
    const [map] = refs(objects.get(font), 'ToUnicode');
    const ranges = [...streamOf(map).matchAll(/<[\da-f]+> <[\da-f]+> \[(.*?)\]/g)];
    const codes = ranges.flatMap(([, list = '']) =>
      list.split(/[<>]/).filter((_text, index) => index % 2 === 1),
    );
    return codes.map((hex) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    );
  };
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page) => {
    const [content] = refs(page, 'Contents');
    const [resources] = refs(page, 'Resources');
    const fonts = new Map(
      [...(objects.get(resources ?? '') ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name = '', id]) => [name, charactersOf(id)],
      ),
    );
    let characters: string[] = [];
    const pieces = streamOf(content).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^[\]]*)\] TJ/g);
    return [...pieces]
      .map(([, font, shown]) => {
        if (font) characters = fonts.get(font) ?? [];
        const codes = [...(shown ?? '').matchAll(/<([\da-f]+)>/g)].map(([, hex]) => hex).join('');
        const text = codes.replace(/..../g, (code) => characters[parseInt(code, 16)] ?? '');
        return font ? '' : `${text}\n`;
      })
      .join('');
  });
}
