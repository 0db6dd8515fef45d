import type { FastifyInstance } from 'fastify';

interface Operation {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

interface Document {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

/** References become links to the section of the schema. */
const schemaHtml = (schema: unknown): string =>
  escape(JSON.stringify(schema, null, 2)).replace(/#\/components\/schemas\/([\w-]+)/g, '<a href="#schema-$1">$1</a>');

const details = (title: string, schema: unknown): string =>
  schema === undefined ? '' : `<details><summary>${escape(title)}</summary><pre>${schemaHtml(schema)}</pre></details>`;

const jsonSchema = (holder: { content?: Record<string, { schema?: unknown }> } | undefined) =>
  holder?.content?.['application/json']?.schema;

function sessionWords({ security }: Operation): string {
  if (!security) return '';
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? ' <strong>Tells more with a session.</strong>'
    : ' <strong>Dependencies a session.</strong>';
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? [])
    .map(
      ({ name, in: place, required, schema }) =>
        `<li><code>${escape(name)}</code> <small>${place}${required ? ', required' : ''}</small> ${details('schema', schema)}</li>`,
    )
    .join('');
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  return `<article>
<h3><code>${method.toUpperCase()} ${escape(path)}</code></h3>
<p>${escape(operation.summary ?? '')}${sessionWords(operation)}</p>
${parameters ? `<ul>${parameters}</ul>` : ''}
${details('Request body', jsonSchema(operation.requestBody))}
${success ? details(`Answer ${success[0]}`, jsonSchema(success[1])) : ''}
</article>`;
}

function pageHtml({ info, paths, components }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation, tag: operation.tags?.[0] ?? 'other' })),
  );
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const sections = tags.map(
    (tag) => `<section id="${escape(tag)}"><h2>${escape(tag)}</h2>
${operations
  .filter((entry) => entry.tag === tag)
  .map(({ method, path, operation }) => operationHtml(method, path, operation))
  .join('\n')}</section>`,
  );
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `<article id="schema-${escape(name)}"><h3>${escape(name)}</h3><pre>${schemaHtml(schema)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(info.title)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid GrayText; border-radius: 6px; }
article { margin: 1.5rem 0; }
h3 { margin-bottom: 0.25rem; overflow-wrap: anywhere; }
nav a { margin-right: 1rem; }
summary { cursor: pointer; }
</style>
</head>
<body>
<h1>${escape(info.title)}</h1>
<p>${escape(info.description ?? '')} The same as a document for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Areas">${tags.map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join('')}<a href="#schemas">schemas</a></nav>
<main>
${sections.join('\n')}
<section id="schemas"><h2>Schemas</h2>
${schemas.join('\n')}</section>
</main>
</body>
</html>`;
}

/** The description of the API, for machines and for people. Both are made once, when every route is known. */
export function registerDocs(app: FastifyInstance): void {
  let document: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type('application/json').send(document);
  });
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= pageHtml(app.swagger() as unknown as Document);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
