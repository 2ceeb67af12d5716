type Method = 'error' | 'warn';

let calls: { method: Method; text: string }[] = [];

export function failOnUnexpectedConsole() {
  beforeEach(() => {
    calls = [];
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
        calls.push({ method, text: args.map(String).join(' ') });
      });
    }
  });
  afterEach(() => {
    const unexpected = calls;
    calls = [];
    jest.restoreAllMocks();
    if (unexpected.length > 0) {
      const list = unexpected.map(({ method, text }) => `console.${method}: ${text}`);
      throw new Error(`Unexpected console messages:\n${list.join('\n')}`);
    }
  });
}

/** Expects one or more messages that contain `text`. */
export function expectConsole(method: Method, text: string) {
  const remaining = calls.filter((call) => call.method !== method || !call.text.includes(text));
  if (remaining.length === calls.length) {
    throw new Error(`No console.${method} with "${text}"; logged: ${JSON.stringify(calls)}`);
  }
  calls = remaining;
}
