/**
 * Writes into `docs/accessibility.md` what the stories of each component test.
 *
 *     npm run accessibility
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { accessibility } from '../.storybook/accessibility/index.ts';
import { root } from './packages/entries.ts';

const page = resolve(root, 'docs/accessibility.md');
const evidence = {
  Keys: /\.keyboard\(|\.tab\(/,
  Phone: /value: 'phone'|expectNoSidewaysScroll/,
  'Forced colors': /colors: 'forced'/,
  'Right to left': /dir(=|: )["']rtl|language: 'rtl'/,
} as const;

/** Name, what assistive technology finds, stories, plays, and a mark for each kind of evidence. */
function rowOf(name: string): string[] {
  const path = resolve(root, `stories/Components/${name}.stories.tsx`);
  const stories = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const count = (pattern: RegExp) => String(stories.match(pattern)?.length ?? 0);
  return [
    `\`${name}\``,
    accessibility[name]?.role ?? '',
    count(/^export const \w+: Story/gm),
    count(/\bplay(:|\()/g),
    ...Object.values(evidence).map((pattern) => (pattern.test(stories) ? 'yes' : '–')),
  ];
}

/** The page with its table as the stories are now. */
export function conformancePage(): string {
  const names = readdirSync(resolve(root, 'ui/components')).filter((name) => name in accessibility);
  const head = ['Component', 'Role', 'Stories', 'Plays', ...Object.keys(evidence)];
  const rows = [head, head.map(() => '---'), ...names.toSorted().map(rowOf)];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const [before, rest] = readFileSync(page, 'utf8').split('<!-- components -->');
  const after = rest!.split('<!-- /components -->')[1];
  return `${before}<!-- components -->\n\n${table}\n\n<!-- /components -->${after}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, conformancePage());
