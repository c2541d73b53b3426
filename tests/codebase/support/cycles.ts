import { dirname, join } from 'node:path';

/** Files by path, each with its source. */
export type Sources = ReadonlyMap<string, string>;

/** What a file imports or exports again from files beside it, types included. Imports that load later don't count. */
export function importsOf(path: string, source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements = code.matchAll(/^(?:import|export)\b[^'"`;]*?['"](\.[^'"]+)['"]/gm);
  return [...statements].map(([, to = '']) => join(dirname(path), to));
}

/**
 * The groups of files that import each other, directly or through others (strongly connected components, by Tarjan).
 * Each is sorted by path.
 */
export function cyclesIn(sources: Sources): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(path: string): number {
    const index = order.size;
    order.set(path, index);
    lowest.set(path, index);
    stack.push(path);
    const imported = importsOf(path, sources.get(path) ?? '').filter((each) => sources.has(each));
    for (const each of imported) {
      const reached = order.has(each) ? (stack.includes(each) ? order.get(each) : undefined) : visit(each);
      if (reached !== undefined) lowest.set(path, Math.min(lowest.get(path) ?? index, reached));
    }
    if (lowest.get(path) === index) {
      const group = stack.splice(stack.indexOf(path));
      if (group.length > 1 || imported.includes(path)) cycles.push(group.toSorted());
    }
    return lowest.get(path) ?? index;
  }

  for (const path of sources.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
