import { brotliCompressSync } from 'node:zlib';
import { budgets, type Budget } from './budgets.ts';
import { bundled, type Bundled } from './bundled.ts';
import { publishedPackages } from './entries.ts';

/** A budget and the largest entry that it applies to, in bytes, minified and compressed. */
export interface Size {
  budget: Budget;
  entries: number;
  /** The largest entry. The one with the largest style sheet may be different. */
  heaviest: string;
  script: number;
  style: number;
}

const covers = ({ entry }: Budget, name: string) =>
  entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : entry === name;

/** The most specific budget of an entry: its own, or that of its family. */
export function budgetOf(name: string): Budget | undefined {
  return budgets
    .filter((budget) => covers(budget, name))
    .toSorted((a, b) => b.entry.length - a.entry.length)[0];
}

/** Whether script and style are within the budget. */
export const isWithin = ({ budget, script, style }: Size): boolean =>
  script <= budget.script * 1000 && style <= budget.style * 1000;

const compressed = (bytes: Uint8Array) => (bytes.length === 0 ? 0 : brotliCompressSync(bytes).length);

/**
 * Measures the built packages.
 *
 * @throws if an entry has no budget.
 */
export async function sizes(): Promise<Size[]> {
  const entries = (await Promise.all(publishedPackages.map((workspace) => bundled(workspace)))).flatMap(
    (bundles) => [...bundles],
  );
  const groups = new Map<Budget, (readonly [string, Bundled])[]>();
  for (const entry of entries) {
    const budget = budgetOf(entry[0]);
    if (!budget) throw new Error(`No budget for ${entry[0]}: add it to scripts/packages/budgets.ts`);
    groups.set(budget, [...(groups.get(budget) ?? []), entry]);
  }
  return [...groups].map(([budget, group]) => {
    const heaviestOf = (part: 'script' | 'style') =>
      group.reduce((a, b) => (b[1][part].length > a[1][part].length ? b : a));
    const [heaviest, { script }] = heaviestOf('script');
    const [, { style }] = heaviestOf('style');
    return {
      budget,
      entries: group.length,
      heaviest,
      script: compressed(script),
      style: compressed(style),
    };
  });
}
