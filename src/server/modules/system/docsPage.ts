import { createHash } from 'node:crypto';
import { listOperations, type Operation } from '@/server/http/contract';
import { readContract } from '@/server/http/readContract';
import { escapeMarkup as escape } from '@/shared/markup';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem;
         color: #14202e; }
  h2 { margin-top: 2.5rem; border-bottom: 1px solid #c9d2dc; }
  h3 { margin-bottom: 0; font-size: 1rem; }
  code { background: #eef2f6; padding: 0.1rem 0.3rem; border-radius: 3px; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
  p { margin-top: 0.25rem; white-space: pre-line; }
`;

/** The page's own style and nothing else. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** The contract as a page to read, one section for each group of operations. */
export function docsPage(): string {
  const contract = readContract();
  const operations = listOperations(contract);
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const group = operation.tags.find((tag) => tag !== 'core' && tag !== 'extension') ?? 'other';
    groups.set(group, [...(groups.get(group) ?? []), operation]);
  }
  const { title, version, summary = '', description = '' } = contract.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} ${escape(version)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(title)} ${escape(version)}</h1>
<p>${escape(summary)}</p>
<p>${escape(description)}</p>
<p>For programs: <a href="/openapi.json">openapi.json</a></p>
${[...groups].map(([name, members]) => section(name, members)).join('\n')}
</body>
</html>
`;
}

function section(name: string, operations: Operation[]): string {
  return `<h2>${escape(name)}</h2>\n${operations.map(entry).join('\n')}`;
}

function entry({ method, path, summary, description, secured, bodyType, id }: Operation): string {
  const facts = [
    secured ? 'Needs a token.' : 'Public.',
    ...(bodyType ? [`Takes ${bodyType}.`] : []),
    `Operation ${id}.`,
  ];
  return `<h3><span class="method">${method}</span> <code>${escape(path)}</code></h3>
<p>${escape(summary)}. ${escape(description)}
<small>${escape(facts.join(' '))}</small></p>`;
}
