/** A text that no stored file may hold. */
export const PAYLOAD = '<script>/*hostile*/alert(document.domain)</script>';

/** One kind of upload, as bytes of a request. */
export interface Kind {
  name: string;
  contentType: string;
  /** Made when it is sent: some take seconds, and a short trial leaves most out. */
  body: () => Promise<Buffer>;
  /**
   * `refuse`: it must be answered with 4xx. `harmless`: it may be refused, or stored as a whole
   * picture that holds nothing of `PAYLOAD`.
   */
  expect: 'refuse' | 'harmless';
}

const BOUNDARY = 'hostile-boundary';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const textPart = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

export function filePart(content: Buffer, fileName = 'picture.png', type = 'image/png'): Buffer {
  const head =
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="images"; filename="${fileName}"\r\n` +
    `Content-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

/** A whole form for a new part. */
export function form(...parts: Buffer[]): Buffer {
  const end = Buffer.from(`--${BOUNDARY}--\r\n`);
  return Buffer.concat([Buffer.from(textPart('name', 'hostile')), ...parts, end]);
}

/** The kind in which a file arrives in a form that has no fault itself. */
export function fileKind(
  name: string,
  expect: Kind['expect'],
  content: Buffer | (() => Promise<Buffer>),
): Kind {
  const body = async () =>
    form(filePart(typeof content === 'function' ? await content() : content));
  return { name, contentType: FORM_TYPE, body, expect };
}
