import { html, raw } from 'hono/html';
import type { OpenApiResponse, JsonSchema, OpenApiDocument, Operation, Parameter } from './openapi.ts';
import { statusLine } from './openapi.ts';

/** The page's only style, and the only one that its policy allows. */
export const docsStyle = `
:root{color-scheme:light dark;--ink:light-dark(#16202b,#e8edf2);--soft:light-dark(#526070,#a3b1c0);--line:light-dark(#d5dce4,#34414f);
--paper:light-dark(#fff,#11181f);--well:light-dark(#f3f6f9,#1a242e);--accent:light-dark(#14539a,#8fc1ff)}
*{box-sizing:border-box}
body{margin:0;font:17px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main,header{max-width:60rem;margin:0 auto;padding:1.5rem 1rem}
h1{line-height:1.2;margin:0 0 .5rem}h2{margin:2.5rem 0 .75rem;text-transform:capitalize}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
nav ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}
article{border:1px solid var(--line);border-radius:10px;padding:1rem;margin:0 0 1rem}
h3{margin:0;font:600 1rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}h4{margin:1rem 0 .25rem;font-size:1rem}
.method{color:var(--accent)}.who{color:var(--soft);font-size:.95rem;margin:.25rem 0 0}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}
pre{background:var(--well);border-radius:8px;padding:.75rem;overflow:auto;font-size:.9rem;margin:.5rem 0}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}summary{cursor:pointer}`;

const idOf = (method: string, path: string) => `${method}${path.replaceAll(/[^\w]+/g, '-')}`;

/** Text with `code` in backticks. */
const prose = (words: string) =>
  words.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

const schemaBlock = (schema: JsonSchema) =>
  html`<pre tabindex="0"><code>${JSON.stringify(schema, null, 2)}</code></pre>`;

function typeWords(schema: JsonSchema): string {
  const { type, enum: choices, format } = schema as { type?: string; enum?: unknown[]; format?: string };
  return choices ? choices.join(' | ') : [type ?? 'any', format].filter(Boolean).join(', ');
}

const parameterRow = ({ name, in: location, required, schema }: Parameter) =>
  html`<tr>
    <td><code>${name}</code></td>
    <td>${location}${required ? ', required' : ''}</td>
    <td>${typeWords(schema)}</td>
  </tr>`;

const parameterTable = (parameters: Parameter[]) =>
  parameters.length === 0
    ? ''
    : html`<h4>Parameters</h4>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Place</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            ${parameters.map(parameterRow)}
          </tbody>
        </table>`;

const answerRow = ([status, { description, content }]: [string, OpenApiResponse]) => {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  const isOwnShape = media && type !== 'application/problem+json' && Object.keys(media.schema).length > 0;
  return html`<tr>
    <td>${statusLine(status)}</td>
    <td>
      ${prose(description)} ${type ? html`<br /><code>${type}</code>` : ''}
      ${
        isOwnShape
          ? html`<details>
              <summary>Shape</summary>
              ${schemaBlock(media.schema)}
            </details>`
          : ''
      }
    </td>
  </tr>`;
};

type Commands = NonNullable<Operation['x-commands']>;

const commandRow = ({ type, summary, from, limits, problems, payload }: Commands[number]) =>
  html`<tr id="command-${type}">
    <td><code>${type}</code></td>
    <td>
      ${prose(summary)}.
      <details>
        <summary>Who, how often, what can be refused, and what it carries</summary>
        <p>${prose(from.join('; '))}</p>
        <p>${limits.join('; ')}</p>
        <ul>
          ${problems.map(
            ({ code, status, description }) =>
              html`<li>${status} <code>${code}</code>: ${prose(description)}</li>`,
          )}
        </ul>
        ${schemaBlock(payload)}
      </details>
    </td>
  </tr>`;

const commandTable = (commands: Commands = []) =>
  commands.length === 0
    ? ''
    : html`<h4>Commands</h4>
        <table>
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            ${commands.map(commandRow)}
          </tbody>
        </table>`;

const bodyOf = ({ requestBody }: Operation) =>
  requestBody
    ? html`<h4>Body</h4>
        ${Object.values(requestBody.content).map(({ schema }) => schemaBlock(schema))}`
    : '';

const callers = { any: 'Anyone', user: 'Signed-in people', admin: 'Administrators' };

const article = ({ method, path, operation }: Call) =>
  html`<article id="${idOf(method, path)}">
    <h3><span class="method">${method.toUpperCase()}</span> ${path}</h3>
    <p>${prose(operation.summary)}</p>
    <p class="who">${callers[operation['x-access']]}</p>
    ${parameterTable(operation.parameters)} ${commandTable(operation['x-commands'])} ${bodyOf(operation)}
    <h4>Answers</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(operation.responses).map(answerRow)}
      </tbody>
    </table>
  </article>`;

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const callsOf = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );

/** The API documentation: the OpenAPI document as a page without scripts. */
export function docsPage(document: OpenApiDocument) {
  const groups = Object.entries(
    Object.groupBy(callsOf(document), ({ operation }) => operation.tags[0] ?? ''),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>VetSync API</title>
        ${raw(`<style>${docsStyle}</style>`)}
      </head>
      <body>
        <header>
          <h1>VetSync API</h1>
          <p>${prose(document.info.description)}</p>
          <p><a href="/api/openapi.json">The same as OpenAPI ${document.openapi}</a></p>
          <nav aria-label="Calls">
            ${groups.map(
              ([, calls = []]) =>
                html`<ul>
                  ${calls.map(
                    ({ method, path }) =>
                      html`<li><a href="#${idOf(method, path)}">${method.toUpperCase()} ${path}</a></li>`,
                  )}
                </ul>`,
            )}
          </nav>
        </header>
        <main>
          ${groups.map(
            ([tag, calls = []]) =>
              html`<section>
                <h2>${tag}</h2>
                ${calls.map(article)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}
