/**
 * Checks that don't run the product. `npm run check` runs all of them and stops at the first failure. The types of
 * machines and ui are checked when their packages are built.
 */
import { spawnSync } from 'node:child_process';

export const checks = [
  { name: 'types of server', command: 'tsc -p server' },
  { name: 'types of app, stories, tests and scripts', command: 'tsc -p .' },
  { name: 'lint, with import rules', command: 'oxlint --deny-warnings' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'build of packages, with their types, app and server', command: 'node scripts/build.ts' },
  { name: 'build of Storybook', command: 'node scripts/build.ts storybook' },
];

if (import.meta.main)
  for (const { name, command } of checks) {
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name}`);
    if (status !== 0) process.exit(1);
  }
