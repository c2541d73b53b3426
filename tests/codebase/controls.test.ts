import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/stories.ts';

const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** Components that have a value in a form: those that draw the parts of a field, or submit values themselves. */
const controls = globSync('ui/components/*/*.tsx', { cwd: root })
  .filter((path) =>
    /\bsplitFieldProps\(props|<SubmittedValues\b|\bAriaCheckbox\b|\bAriaSwitch\b/.test(read(path)),
  )
  .map((path) => path.split(/[\\/]/).at(-2) ?? '')
  .filter((name) => name !== 'Field');

const rows = ['chosen', 'typed'].map((file) => read(`stories/Components/controls/${file}.tsx`)).join('\n');
const types = read('tests/ui/controls.test-d.tsx');

test('there are controls', () => {
  expect(controls.length).toBeGreaterThanOrEqual(20);
});

test.each(controls)('%s is tested in a form, and its props are checked', (name) => {
  expect(rows).toContain(`name: '${name}',`);
  expect(types).toContain(`${name}: typeof ${name};`);
});
