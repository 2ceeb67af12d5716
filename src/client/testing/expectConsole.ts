type Method = 'error' | 'warn';

let calls: { method: Method; text: string }[] = [];

/** Installs the rule that a console message which no test expects fails the test. */
export function failOnUnexpectedConsole() {
  beforeEach(() => {
    calls = [];
    for (const method of ['error', 'warn'] as const) {
      jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
        calls.push({ method, text: parts.map(String).join(' ') });
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

/** Expects at least one message that contains `text`, and allows all of them. */
export function expectConsole(method: Method, text: string) {
  const others = calls.filter((call) => call.method !== method || !call.text.includes(text));
  if (others.length === calls.length) {
    throw new Error(`No console.${method} with "${text}"; there were: ${JSON.stringify(calls)}`);
  }
  calls = others;
}
