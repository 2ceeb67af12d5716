import { HtmlValidate } from 'html-validate';
import { siteUrl } from './environment';

/** The recommended rules, but for what React, MUI and Emotion write and HTML permits. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React closes void elements, and writes names and boolean attributes as in its own source.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // A browser writes `crossorigin=""` and `hidden=""`.
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // MUI sets custom properties, and a class of a component twice.
    'no-inline-style': 'off',
    'no-dup-class': 'off',
    // `useId` of React begins with an underscore or a colon.
    'valid-id': ['error', { relaxed: true }],
    // MUI builds sort labels and chips, bars of progress and accordions so.
    'prefer-native-element': ['error', { exclude: ['button', 'progressbar', 'region'] }],
    // Its Autocomplete has none, which means a text.
    'no-implicit-input-type': 'off',
    // MUI names groups and regions with `aria-label`, as ARIA permits.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Each part of a comparison or a list has a field of the same name.
    'form-dup-name': 'off',
    // Telephone numbers wrap on narrow screens; names of parts are as long as they are.
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

/** The markup of a page: what the server sends, or what the browser has rendered. */
export async function expectValidHtml(html: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const findings = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(findings).toEqual([]);
}

export async function expectValidResponse(path: string): Promise<void> {
  const response = await fetch(siteUrl() + path, { signal: AbortSignal.timeout(15_000) });
  await expectValidHtml(await response.text());
}
