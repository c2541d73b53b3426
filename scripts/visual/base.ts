/** What a change is compared with. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBase, git, listChanged } from '../testing/changed.ts';

const cache = resolve('.cache/visual');
const tree = join(cache, 'tree');
/** Built Storybooks to keep, so that switching between branches doesn't build the same one again. */
const keptMax = 3;

/**
 * The commit where this branch left main. On main, where nothing has left: the last commit if something is uncommitted,
 * else the one before it.
 *
 * @returns undefined if the clone has no such commit, because it is shallow or has only one.
 */
export function comparedCommit(named?: string, ask = git): string | undefined {
  const commitOf = (name: string) => ask('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (named !== undefined) return commitOf(named);
  const commit = commitOf(findBase(ask));
  const isUnchanged = commit === commitOf('HEAD') && listChanged('HEAD', ask).length === 0;
  return isUnchanged ? commitOf('HEAD^') : commit;
}

/** A file's text in a commit. undefined if it has no such file. */
export const textIn = (commit: string, path: string): string | undefined => git('show', `${commit}:${path}`);

/** @throws if the command fails. Its output has been printed. */
function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, {
    cwd,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`Failed in ${cwd}: ${command} ${args.join(' ')}`);
}

/**
 * Gives the base its dependencies. With the same lock file they are those of this folder, where they are found because
 * the base lies within it. Only the workspaces must be its own.
 */
function provideDependencies(commit: string): void {
  if (git('diff', '--quiet', commit, '--', 'package-lock.json') === undefined) {
    run('npm', ['ci', '--no-audit', '--no-fund'], tree);
    return;
  }
  const links = join(tree, 'node_modules/@vetsync');
  mkdirSync(links, { recursive: true });
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  for (const name of workspaces) symlinkSync(join(tree, name), join(links, name), 'junction');
}

const written = (path: string) => statSync(path).mtimeMs;

function forgetTree(): void {
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Builds a commit's Storybook, unless it was built before. Returns its folder. */
export function builtBase(commit: string): string {
  const built = join(cache, commit);
  if (globSync(built).length > 0) return built;
  console.log(`Building Storybook of ${commit.slice(0, 10)}`);
  forgetTree();
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], '.');
    provideDependencies(commit);
    const storybook = resolve('node_modules/storybook/dist/bin/dispatcher.js');
    run(process.execPath, [storybook, 'build', '--quiet', '-o', 'storybook-static'], tree);
    const older = globSync(`${cache}/*`).toSorted((a, b) => written(b) - written(a));
    for (const path of older.filter((each) => each !== tree).slice(keptMax - 1))
      rmSync(path, { recursive: true });
    renameSync(join(tree, 'storybook-static'), built);
  } finally {
    forgetTree();
  }
  return built;
}
