import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accessibility } from '../../.storybook/accessibility/index.ts';
import { exampleNames, exampleSource } from '../../.storybook/exampleSource.ts';
import { guidance } from '../../.storybook/guidance.ts';
import { conformancePage } from '../../scripts/accessibility.ts';
import { root } from './support/stories.ts';

/** Parts that are never used alone, and the component whose pages show them. */
const shownWith: Readonly<Record<string, string>> = { Field: 'TextField', FormErrorSummary: 'Form' };

const components = readdirSync(resolve(root, 'ui/components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !(entry.name in shownWith))
  .map(({ name }) => name);
const examples = new Map(
  globSync('stories/Components/examples/*.tsx', { cwd: root }).flatMap((path) => {
    const file = readFileSync(resolve(root, path), 'utf8');
    return exampleNames(file).map((name) => [name, exampleSource(file, name)] as const);
  }),
);
/** Whose dos and don'ts are pictures. */
const pictured = [
  'Accordion',
  'AvatarGroup',
  'Breadcrumbs',
  'Code',
  'ComboBox',
  'CommandPalette',
  'DataTable',
  'DatePicker',
  'DateRangePicker',
  'FileUpload',
  'GridList',
  'Kbd',
  'Meter',
  'NumberField',
  'Pagination',
  'Slider',
  'TagGroup',
  'TimeField',
  'Timeline',
  'ToastQueue',
  'ToggleButtonGroup',
  'Toolbar',
  'Tooltip',
  'Tree',
];
/** Longest example that somebody reads before copying it. */
const linesMax = 45;

describe('the documentation of every component', () => {
  test.each(components)('%s has an example to copy', (name) => {
    const source = examples.get(name) ?? '';
    expect(source, `${name}Example in stories/Components/examples`).not.toBe('');
    expect(source).toContain(`from '@vetsync/ui/components/${name}';`);
    expect(source).toMatch(new RegExp(`<${name}\\b`));
    expect(source).toMatch(new RegExp(`^export function ${name}Example\\(\\) \\{$`, 'm'));
    // Whoever copies it has only the packages.
    const others = [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? '');
    expect(others.filter((from) => !/^(@vetsync\/ui|react$|lucide-react\/icons\/)/.test(from))).toEqual([]);
    const [imports = ''] = source.split('\n\n', 1);
    const names = imports.replace(/ from '.*'|import|type|[{},;]/g, ' ').match(/\w+/g) ?? [];
    const code = source.slice(imports.length);
    expect(names.filter((imported) => !new RegExp(`\\b${imported}\\b`).test(code))).toEqual([]);
    expect(source.split('\n').length).toBeLessThanOrEqual(linesMax);
  });

  test.each(components)('%s has notes on accessibility', (name) => {
    const note = accessibility[name];
    expect(note, 'a row in .storybook/accessibility').toBeDefined();
    for (const text of [note?.role, note?.announced, note?.supply]) expect(text).toMatch(/^.{6,}\.$/);
    for (const [keys, effect] of note?.keys ?? []) expect(keys && effect).toBeTruthy();
  });

  test.each(pictured)('%s shows each do and don’t as a picture', (name) => {
    const source = readFileSync(resolve(root, `stories/Components/${name}.stories.tsx`), 'utf8');
    const pictures = source.match(/^ +notThis: /gm) ?? [];
    expect(pictures).toHaveLength(guidance[name]?.length ?? 0);
    expect(source.match(/^ +write: /gm)).toHaveLength(pictures.length);
  });

  test('has no row or example without a component', () => {
    const documented = [...examples.keys(), ...Object.keys(accessibility)];
    expect(documented.filter((name) => !components.includes(name))).toEqual([]);
  });
});

const cellsOf = (page: string) => page.replaceAll(/ *\| */g, '|').replaceAll(/\|[-|]+\|/g, '');

test('docs/accessibility.md says what the stories test (npm run accessibility)', () => {
  const page = readFileSync(resolve(root, 'docs/accessibility.md'), 'utf8');
  expect(cellsOf(conformancePage())).toBe(cellsOf(page));
});
