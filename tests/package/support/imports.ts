import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `import … from`, also over several lines, and `import()` of another package. */
const imports =
  /^(?:import|(?:import|export|\}).*? from) ["']([a-z@][\w@./-]*)["'];$|import\(["']([a-z@][\w@./-]*)["']\)/gm;

const packageOf = (source: string) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

/** Every package that a folder's scripts and declarations import. */
export function importedPackages(folder: string): Set<string> {
  const sources = globSync('**/*.{js,d.ts}', { cwd: folder }).flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(imports)].map(
      ([, statement, call]) => statement ?? call ?? '',
    ),
  );
  return new Set(sources.map(packageOf));
}
