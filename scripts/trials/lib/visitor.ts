import { Agent, get } from 'node:http';

export interface Visits {
  milliseconds: number[];
  /** Answers that were none of success, and connections that failed. */
  failures: string[];
}

/** A visitor who asks for one address after the other, over connections as a browser keeps them. */
export async function visit(urls: string[], until: number): Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visits: Visits = { milliseconds: [], failures: [] };
  for (let index = 0; performance.now() < until; index += 1) {
    const url = urls[index % urls.length] ?? '';
    const began = performance.now();
    const outcome = await ask(url, agent);
    visits.milliseconds.push(performance.now() - began);
    if (outcome !== 200) visits.failures.push(`${url}: ${outcome}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  agent.destroy();
  return visits;
}

function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', (error) => resolve(error.message));
    }).on('error', (error) => resolve(error.message));
  });
}
