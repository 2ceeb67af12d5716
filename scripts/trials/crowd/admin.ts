import { OPTIONAL_TEXTS } from '../../../src/server/modules/spareParts/fields';

const INTERVAL_MS = 100;
/** A save or its check that takes longer has failed. */
const LIMIT_MS = 30_000;

type Part = Record<string, unknown> & { name: string; categoryId?: { _id: string } };

export interface Saves {
  /** Milliseconds of each save that was answered with success. */
  milliseconds: number[];
  /** What was answered otherwise, or not at all. */
  errors: string[];
  /** Reads of a part right after its save that did not show it. */
  stale: number;
}

/** An admin who saves a part ten times a second, each time another one, until `stop` is called. */
export function startSaving(url: string, token: string, partIds: string[]) {
  const saves: Saves = { milliseconds: [], errors: [], stale: 0 };
  const pending = new Set<Promise<void>>();
  let count = 0;

  const read = async (id: string): Promise<Part> => {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(`${url}/spare-parts/${id}`, { signal });
    if (!response.ok) throw new Error(`a read was answered with ${response.status}`);
    return (await response.json()) as Part;
  };

  const save = async (number: number) => {
    const id = partIds[(number * 7919) % partIds.length] ?? '';
    const part = await read(id);
    const description = `${String(part.description ?? '').slice(0, 300)} Revised: ${number}.`;
    const form = new FormData();
    // Every tenth save changes the name too, by which lists are ordered.
    form.append('name', number % 10 === 0 ? `${part.name.slice(0, 150)} r${number}` : part.name);
    for (const field of OPTIONAL_TEXTS) {
      const text = field === 'description' ? description : part[field];
      if (typeof text === 'string') form.append(field, text);
    }
    if (part.categoryId) form.append('categoryId', part.categoryId._id);
    const began = performance.now();
    const response = await fetch(`${url}/spare-parts/${id}`, {
      method: 'PUT',
      body: form,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a save was answered with ${response.status}`);
    saves.milliseconds.push(performance.now() - began);
    if ((await read(id)).description !== description) saves.stale += 1;
  };

  const timer = setInterval(() => {
    const saving = save(++count)
      .catch((error: unknown) => void saves.errors.push(String(error)))
      .finally(() => pending.delete(saving));
    pending.add(saving);
  }, INTERVAL_MS);

  return {
    stop: async (): Promise<Saves> => {
      clearInterval(timer);
      await Promise.all(pending);
      return saves;
    },
  };
}
