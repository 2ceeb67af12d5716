/** A multipart body as bytes, for what no FormData would send. */
export const rawForm = (body: string | Buffer, boundary = 'b') => ({
  body: new Uint8Array(Buffer.from(body)),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});

/** A form with the name `p` and one file, up to its closing boundary. */
export const filePart = (filename: string, content: Buffer, field = 'images') =>
  Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\np\r\n'),
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n`,
    ),
    Buffer.from('Content-Type: image/png\r\n\r\n'),
    content,
    Buffer.from('\r\n--b--\r\n'),
  ]);
