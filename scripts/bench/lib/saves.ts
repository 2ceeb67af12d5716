import type { PartAttribute, SparePart } from '../../../src/server/generated/requests';
import { OPTIONAL_TEXTS } from '../../../src/server/modules/spareParts/fields';
import type { Call } from './calls';
import type { Server } from './servers';

/** Every so manyth save changes the name too, by which lists are ordered. */
const RENAMED = 10;

/** The console's requests that save these parts, each with other texts, properties and numbers. */
export async function saveCalls(
  { url, headers }: Server,
  token: string,
  partIds: string[],
): Promise<Call[]> {
  const calls: Call[] = [];
  for (const [index, id] of partIds.entries()) {
    const path = `/spare-parts/${id}`;
    const response = await fetch(url + path, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const part = (await response.json()) as SparePart;
    const form = new Request(url, { method: 'POST', body: changedForm(part, index) });
    calls.push({
      path,
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': form.headers.get('content-type') ?? '',
        'if-match': `"${part.version}"`,
      },
      body: Buffer.from(await form.arrayBuffer()),
    });
  }
  return calls;
}

function changedForm(part: SparePart, index: number): FormData {
  const form = new FormData();
  form.append('name', index % RENAMED === 0 ? `Revised ${part.name}`.slice(0, 200) : part.name);
  const changed: Record<string, string> = {
    description: `${part.description ?? ''} Revised for the benchmark: ${index}.`,
    dimensions: `${100 + index} × ${200 + index} mm`,
  };
  for (const field of OPTIONAL_TEXTS) form.append(field, changed[field] ?? part[field] ?? '');
  form.append('categoryId', part.categoryId?._id ?? '');
  for (const { kind, maker, number } of part.references ?? []) {
    form.append('references', JSON.stringify({ kind, maker, number }));
  }
  const added = { kind: 'supplier', maker: 'Bench', number: `BN-${10_000 + index}` };
  form.append('references', JSON.stringify(added));
  for (const value of changedValues(part.attributes ?? [], index)) {
    form.append('attributes', JSON.stringify(value));
  }
  return form;
}

/** All numbers are others; a part without any gets a load, which parts of all categories may have. */
function changedValues(attributes: PartAttribute[], index: number) {
  const values = attributes.map(({ key, number, choice }) =>
    number === undefined ? { key, choice } : { key, number: number + 1 + index },
  );
  const hasNumber = attributes.some(({ number }) => number !== undefined);
  return hasNumber ? values : [...values, { key: 'load', number: 100 + index }];
}
