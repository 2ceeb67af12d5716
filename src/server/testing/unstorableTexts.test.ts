import { FORM, listOperations, propertiesOf, readContract, type Schema } from '../plugins/contract';
import { useTestApp } from './buildTestApp';
import { makeForm } from './client';
import { DATABASE_KINDS } from './databases';

/** PostgreSQL stores no null character, and neither database half of a surrogate pair. */
const TEXTS = ['a\0b1', '\0', 'a\ud800b1', '\udfff'];
const ID = '671f0c2ab3d94e5f60718293';

const contract = readContract();
/** Without the one that would end the session. */
const operations = listOperations(contract).filter(({ id }) => id !== 'logOut');

/** A value of the schema whose texts are this one where any text will do. */
function valueOf(given: Schema, text: string): unknown {
  const name = given.$ref?.split('/').at(-1);
  if (name === 'Id') return ID;
  const schema = name === undefined ? given : (contract.components.schemas[name] ?? {});
  if (schema.enum) return schema.enum[0];
  const properties = Object.entries(propertiesOf(contract, schema));
  if (properties.length > 0)
    return Object.fromEntries(properties.map(([key, property]) => [key, valueOf(property, text)]));
  switch ([schema.type].flat()[0]) {
    case 'array':
      return [valueOf(schema.items ?? {}, text)];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return text;
  }
}

const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

describe.each(DATABASE_KINDS)('texts that cannot be stored, on %s,', (kind) => {
  const app = useTestApp({ kind, role: 'admin', shared: true });

  test.each(operations)('do no harm in $id', async ({ method, path, parameters, body, bodies }) => {
    const queryOf = (text: string) =>
      parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => `${name}=${encode(String(valueOf(schema, text)))}`)
        .join('&');
    const send = (url: string, text: string) => {
      const value = body && valueOf(body, text);
      if (!value) return app.call(method, url);
      if (!(FORM in bodies)) return app.postJson(url, value, method);
      const fields = Object.entries(value).map(([name, item]) => [name, String(item)]);
      return app.call(method, url, { body: makeForm(Object.fromEntries(fields)) });
    };
    const sent = new Set<string>();
    for (const text of TEXTS) {
      const known = path.replace(/\{\w+\}/g, ID);
      const unknown = path.replace(/\{\w+\}/g, encode(text));
      const query = queryOf(text);
      for (const url of [known, query && `${known}?${query}`, unknown].filter(Boolean)) {
        // Without a body and a text the four requests are one.
        const request = body ? `${url} ${text}` : url;
        if (sent.has(request)) continue;
        sent.add(request);
        expect((await send(url, text)).status).toBeLessThan(500);
      }
    }
  });
});
