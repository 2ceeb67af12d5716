import { makeImage } from '../../../src/server/test/images';
import { FORM_TYPE, PAYLOAD, fileKind, filePart, form, type Kind } from './kind';

/** First bytes of what is no picture that is taken, whatever it is called. */
const OTHERS: [string, string][] = [
  ...(
    ['', ' ', '\n', '\ufeff', '<?xml version="1.0"?>', '<!DOCTYPE svg>', '<!-- -->'] as const
  ).map((before, index): [string, string] => [
    `SVG ${index}`,
    `${before}<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${PAYLOAD}</svg>`,
  ]),
  ['SVG that fetches', '<svg><image href="http://169.254.169.254/latest/meta-data/"/></svg>'],
  ['SVG with entities', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'],
  ['SVGZ', '\x1f\x8b\x08\0\0\0\0\0'],
  ['HTML', `<!doctype html>${PAYLOAD}`],
  ['XML', '<?xml version="1.0"?><a/>'],
  ['PDF', `%PDF-1.7 ${PAYLOAD}`],
  ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['ImageMagick MVG', 'push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://x"|id")\''],
  ['ImageMagick MSL', '<image><read filename="caption:x"/></image>'],
  ['ZIP', 'PK\x03\x04'],
  ['RAR', 'Rar!\x1a\x07\0'],
  ['7z', "7z\xbc\xaf'\x1c"],
  ['gzip', '\x1f\x8b\x08'],
  ['ELF', '\x7fELF\x02\x01\x01'],
  ['Windows program', 'MZ\x90\0'],
  ['WebAssembly', '\0asm\x01\0\0\0'],
  ['Java class', '\xca\xfe\xba\xbe'],
  ['Flash', 'CWS\x0a'],
  ['shell script', '#!/bin/sh\nid'],
  ['PHP', '<?php system("id");'],
  ['JavaScript', 'alert(1)'],
  ['JSON', '{"a":1}'],
  ['BMP', 'BM\x36\0\0\0'],
  ['ICO', '\0\0\x01\0\x01\0'],
  ['TIFF, little-endian', 'II*\0'],
  ['TIFF, big-endian', 'MM\0*'],
  ['Photoshop', '8BPS\0\x01'],
  ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['JPEG XL', '\xff\x0a'],
  ['OpenEXR', 'v/1\x01'],
  ['Radiance', '#?RADIANCE'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0heicmif1'],
  ['MP4', '\0\0\0\x18ftypisom\0\0\0\0isomiso2'],
  ['AVI', 'RIFF\0\0\0\0AVI '],
  ['WAV', 'RIFF\0\0\0\0WAVE'],
  ['MP3', 'ID3\x03\0'],
  ['Ogg', 'OggS\0\x02'],
  ['Matroska', '\x1aE\xdf\xa3'],
  ['GIF of no version', 'GIF88a'],
  ['GIF program', `GIF89a/*${'\0'.repeat(8)}*/=1;alert(1)`],
  ['nothing', ''],
  ['one byte', '\xff'],
  ['a line break', '\r\n'],
];

const NAMES = [
  ...['../../../etc/passwd', '..\\..\\boot.ini', '/etc/shadow', 'C:\\x.png', './x.png', '..', '.'],
  ...['a/b.png', 'x.php.png', 'x.png.php', 'x.svg', 'x.html', '.htaccess', 'web.config', 'CON'],
  ...['NUL.png', 'x\u202egnp.exe', '＜script＞.png', "'; drop table pictures; --.png", '$(id).png'],
  ...['`id`.png', '|id', 'x.png;id', '%00.png', '%2e%2e%2fx.png', 'x.png%0d%0aX: y', '😀.png'],
  ...['a'.repeat(300), 'é'.repeat(200), ' ', 'x .png ', '<img src=x onerror=alert(1)>.png'],
  ...['${jndi:ldap://x/a}', '{{7*7}}.png', '-rf', '~', 'x\u0000.png', 'x\u0007.png'],
];

/** Bodies that are no whole form, each with the head that they come under. */
function broken(file: Buffer): [string, string, Buffer][] {
  const whole = form(filePart(file));
  const text = whole.toString('latin1');
  const swap = (from: string, to: string) => Buffer.from(text.replaceAll(from, to), 'latin1');
  const cuts = Array.from({ length: 20 }, (_, index): [string, string, Buffer] => [
    `form cut at ${index}/20`,
    FORM_TYPE,
    whole.subarray(0, Math.floor((whole.length * index) / 20.5)),
  ]);
  const many = (count: number, make: (index: number) => Buffer) =>
    form(...Array.from({ length: count }, (_, index) => make(index)));
  return [
    ...cuts,
    ['no boundary', 'multipart/form-data', whole],
    ['an empty boundary', 'multipart/form-data; boundary=', whole],
    ['another boundary', 'multipart/form-data; boundary=other', whole],
    ['a boundary of 5,000', `multipart/form-data; boundary=${'b'.repeat(5000)}`, whole],
    ['another type', 'application/json', whole],
    ['a mixed form', FORM_TYPE.replace('form-data', 'mixed'), whole],
    ['no type', '', whole],
    ['no blank line', FORM_TYPE, swap('\r\n\r\n', '\r\n')],
    ['bare line feeds', FORM_TYPE, swap('\r\n', '\n')],
    ['no disposition', FORM_TYPE, swap('Content-Disposition', 'X-Disposition')],
    ['no field name', FORM_TYPE, swap('name="images"; ', '')],
    ['an empty field name', FORM_TYPE, swap('name="images"', 'name=""')],
    ['an unknown field', FORM_TYPE, swap('name="images"', 'name="pictures"')],
    ['the field __proto__', FORM_TYPE, swap('name="images"', 'name="__proto__"')],
    ['the field constructor', FORM_TYPE, swap('name="images"', 'name="constructor"')],
    ['a field in brackets', FORM_TYPE, swap('name="images"', 'name="images[0]"')],
    ['a file for a text', FORM_TYPE, swap('name="images"', 'name="brand"')],
    ['a text for a file', FORM_TYPE, swap('; filename="picture.png"', '')],
    ['a head of 100 KB', FORM_TYPE, swap('image/png', `image/png; x=${'x'.repeat(100_000)}`)],
    ['1,000 heads', FORM_TYPE, swap('image/png', `image/png${'\r\nX-Y: z'.repeat(1000)}`)],
    ['an encoding', FORM_TYPE, swap('image/png', 'image/png\r\nContent-Transfer-Encoding: base64')],
    ['21 files', FORM_TYPE, many(21, () => filePart(file))],
    ['500 files', FORM_TYPE, many(500, () => filePart(file))],
    [
      'a file of 11 MiB',
      FORM_TYPE,
      form(filePart(Buffer.concat([file, Buffer.alloc(11 * 2 ** 20)]))),
    ],
    ['a good file, then a bad one', FORM_TYPE, form(filePart(file), filePart(Buffer.from('bad')))],
  ];
}

const LENIENT = [
  ...['bare line feeds', 'an encoding', 'a mixed form', 'a head of 100 KB', '1,000 heads'],
];

/** Requests that are hostile by their form, and files that are no pictures at all. */
export async function* formKinds(): AsyncGenerator<Kind> {
  for (const [name, head] of OTHERS) {
    const bytes = Buffer.from(head, /[\u0100-\uffff]/.test(head) ? 'utf8' : 'latin1');
    yield fileKind(`${name}, bare`, 'refuse', bytes);
    yield fileKind(`${name}, padded`, 'refuse', Buffer.concat([bytes, Buffer.alloc(5000, 32)]));
  }
  for (const name of NAMES) {
    const body = async () => form(filePart(await makeImage(), name));
    yield {
      name: `the name ${JSON.stringify(name.slice(0, 40))}`,
      contentType: FORM_TYPE,
      body,
      expect: 'harmless',
    };
  }
  for (const [name, contentType, content] of broken(await makeImage())) {
    const body = () => Promise.resolve(content);
    // What a parser may understand or pass over; the file itself is a picture.
    const isLenient = LENIENT.includes(name);
    yield { name, contentType, body, expect: isLenient ? 'harmless' : 'refuse' };
  }
}
