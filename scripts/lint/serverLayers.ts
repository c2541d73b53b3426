import { relative, resolve, sep } from 'node:path';
import { textOf, type Node, type Rule } from './nodes.ts';

/** Files of `server/` that no other layer names, such as `errors.ts`. */
const others = '*.ts';
/** The folders and files of `server/`, lowest layer first. A layer may import itself and those below it. */
const layers: readonly (readonly string[])[] = [
  ['network'],
  [others],
  ['data'],
  ['mail'],
  ['accounts'],
  ['feed'],
  ['leads'],
  ['organizations'],
  ['listings'],
  ['exchange'],
  ['overviews'],
  ['records'],
  ['reference'],
  ['assistant'],
  ['jobs'],
  ['deps.ts'],
  ['http'],
  ['routes'],
  ['app.ts', 'cli', 'main.ts', 'practice', 'start.ts'],
];
const indexOf = (name: string) => layers.findIndex((names) => names.includes(name));
const http = indexOf('http');

const server = resolve(import.meta.dirname, '../../server');
const isConfig = (path: string) => path.endsWith('tsup.config.ts');

/** The layer of a file; -1 for a folder that is in none. */
function layerOf(path: string): number {
  const [name = '', ...rest] = relative(server, path).split(sep);
  return indexOf(name) < 0 && rest.length === 0 ? indexOf(others) : indexOf(name);
}

const unknown = 'Give this folder a layer in scripts/lint/serverLayers.ts.';
const upward =
  'Imports go down only: pass it in, or move it to a lower layer (ARCHITECTURE.md, Server layers).';
const knowsHttp = 'Nothing below http/ knows HTTP: throw an AppError (ARCHITECTURE.md, Server layers).';

/** Imports from a layer above, and Hono below `http/`. Types count. */
export const serverLayers: Rule = {
  create({ filename, report }) {
    const own = layerOf(filename);
    const check = (node: Node) => {
      const from = textOf(node['source']);
      if (from === undefined || isConfig(filename)) return;
      if (own < 0) report({ node, message: unknown });
      else if (/^@?hono/.test(from) && own < http) report({ node, message: knowsHttp });
      else if (from.startsWith('.')) {
        const path = resolve(filename, '..', from);
        const imported = layerOf(path);
        // Other folders of the repository have rules of their own.
        if (path.startsWith(server) && (imported < 0 || imported > own)) report({ node, message: upward });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
