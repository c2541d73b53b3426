import { dirname, join } from 'node:path/posix';

const imports = /(?:from|import) ?\(?"([.#][^"]+)"/g;

/**
 * The style sheets that a package's scripts import, each once, in the order in which a page with every entry would load
 * them.
 *
 * @param files Text of each built script by path.
 */
export function sheetsInOrder(files: ReadonlyMap<string, string>): string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, target = ''] of (files.get(path) ?? '').matchAll(imports))
      if (target.startsWith('#css/')) sheets.add(target.slice('#css/'.length));
      else visit(join(dirname(path), target));
  };
  visit('theme/index.js');
  for (const path of files.keys()) visit(path);
  return [...sheets];
}
