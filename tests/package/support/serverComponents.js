// Loads the named files of a package like a bundler of server components: React without state and effects, no `client-only`,
// files with "use client" replaced by references, no styles. Run with `--conditions=react-server` and pass the paths of the
// files as JSON on standard input. Prints what could not be loaded.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isClient = (text) => /^\s*("use strict";)?\s*"use client"/.test(text);

/** The same exports, none of which may be called here. */
function references(text) {
  const names = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => list.split(','));
  const exported = names.map((name) => name.trim().split(' as ').at(-1)).filter(Boolean);
  const lines = exported.map((name, at) => `const r${at} = {}; export { r${at} as ${name} };`);
  return lines.join('\n');
}

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    if (!url.startsWith('file:')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    return isClient(text)
      ? { format: 'module', source: references(text), shortCircuit: true }
      : next(url, context);
  },
});

const [, , folder] = process.argv;
const paths = JSON.parse(readFileSync(0, 'utf8'));
const failed = [];
for (const path of paths)
  try {
    await import(pathToFileURL(join(folder, path)).href);
  } catch (error) {
    failed.push(`${path}: ${error.message}`);
  }
process.stdout.write(JSON.stringify({ loaded: paths.length - failed.length, failed }));
