import { describe, expect, test } from 'vitest';
import { budgets } from '../../scripts/packages/budgets.ts';
import { bundled } from '../../scripts/packages/bundled.ts';
import { limits } from '../../scripts/packages/limits.ts';
import { budgetOf, isWithin, sizes } from '../../scripts/packages/sizes.ts';

const measured = await sizes();

describe('the size of an entry', () => {
  test.each(measured.map((size) => [size.budget.entry, size] as const))(
    '%s is within its budget',
    (_entry, size) => {
      const { budget, heaviest, script, style } = size;
      const message = `${heaviest}: ${script} + ${style} bytes, budget ${budget.script} + ${budget.style} kB`;
      expect(isWithin(size), message).toBe(true);
    },
  );

  test('is rejected if it exceeds its budget slightly', () => {
    const [first] = measured;
    if (!first) throw new Error('Nothing was measured');
    expect(isWithin({ ...first, script: first.budget.script * 1000 + 1 })).toBe(false);
    expect(isWithin({ ...first, style: first.budget.style * 1000 + 1 })).toBe(false);
  });

  test('is compared with the most specific budget, and every budget is used', () => {
    expect(budgetOf('@vetsync/ui/components/Button')?.entry).toBe('@vetsync/ui/components/Button');
    expect(budgetOf('@vetsync/ui/components/NotYetThere')?.entry).toBe('@vetsync/ui/components/*');
    expect(budgetOf('@vetsync/ui/screens/recruiter/CandidatePool')?.entry).toBe(
      '@vetsync/ui/screens/recruiter/*',
    );
    expect(budgetOf('@vetsync/ui/screens/notYetThere/Page')).toBeUndefined();
    const used = new Set(measured.map(({ budget }) => budget));
    const idle = budgets.filter((budget) => !used.has(budget) && !budget.entry.endsWith('/*'));
    expect(idle).toEqual([]);
  });
});

describe('the fixed limit', () => {
  test.each(limits)('of $entry holds', ({ entry, limit }) => {
    const size = measured.find(({ budget }) => budget.entry === entry);
    expect(size?.script).toBeLessThanOrEqual(limit.script);
    expect(size?.style).toBeLessThanOrEqual(limit.style);
  });
});

test('of a button includes only what a button needs', async () => {
  const button = (await bundled('ui')).get('@vetsync/ui/components/Button');
  const folders = new Set(button?.files.map((file) => file.split('/').slice(0, 2).join('/')));
  expect(folders).toEqual(new Set(['components/Button', 'components/Icon', 'components/Spinner']));
});

test('of a stack includes no style of a box', async () => {
  const stack = (await bundled('ui')).get('@vetsync/ui/components/Stack');
  expect(stack?.files.filter((file) => file.endsWith('.css'))).toEqual([
    'components/Box/layout.css',
    'components/Stack/Stack.css',
  ]);
});
