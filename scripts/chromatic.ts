/**
 * Sends the built Storybook to Chromatic, and asks for pictures of the stories that `npm run test:visual` takes whole:
 * screens, and what has the tag `grid`.
 *
 *     npm run chromatic -- --project-token TOKEN
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfStale } from './build.ts';
import { root } from './packages/entries.ts';
import { entriesOf } from './visual/built.ts';
import { isPlain } from './visual/variants.ts';

await buildIfStale(['storybook']);
const folder = resolve(root, 'storybook-static');
const stories = entriesOf(folder).filter((entry) => entry.type === 'story' && isPlain(entry));
const names = new Set(
  stories.map(({ title, name }) => (title.startsWith('Screens/') ? 'Screens/**' : `${title}/${name}`)),
);
const { status } = spawnSync(
  'chromatic',
  [
    `--storybook-build-dir=${folder}`,
    '--exit-zero-on-changes',
    '--no-interactive',
    ...Array.from(names, (name) => `--only-story-names=${name}`),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
const said = `${status === 0 ? 'Sent' : 'Could not send'} ${stories.length} stories to Chromatic, each in the modes of .storybook/preview.tsx.`;
console.log(said);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${said}\n`);
process.exit(status ?? 1);
