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

/** Expects exactly `times` messages that contain `text`. */
export function expectConsole(method: Method, text: string, times = 1) {
  const remaining = calls.filter((call) => call.method !== method || !call.text.includes(text));
  const count = calls.length - remaining.length;
  if (count !== times) {
    throw new Error(`${count} × console.${method} "${text}"; logged: ${JSON.stringify(calls)}`);
  }
  calls = remaining;
}
