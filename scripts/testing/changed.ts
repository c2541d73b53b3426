import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';

/** Asks git. */
export type Git = (...args: string[]) => string | undefined;

/** The output of a git command. undefined if it fails. */
export const git: Git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit where this branch left main. On main it is the last commit, so only uncommitted changes count. */
export const findBase = (ask = git): string =>
  ask('merge-base', 'HEAD', 'main') ?? ask('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';

/** All files that differ from that commit: committed since, uncommitted and new. */
export const listChanged = (base: string, ask = git): string[] =>
  [ask('diff', '--name-only', base), ask('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list?.split('\n') ?? [])
    .filter(Boolean);

/** `related` lets vitest find the test files that import a changed file. */
export type Extent = 'none' | 'related' | 'whole';

export interface Dependencies {
  /** Files that the tests depend on without importing them. */
  reads?: string;
  /** The tests use the built product, not its sources. They take minutes, so only changes in this folder run them. */
  onlyIn?: string;
}

/** How much of a runner a change can break. */
export function extentOf({ reads, onlyIn }: Dependencies, changed: readonly string[]): Extent {
  const isAny = (pattern: string) => changed.some((file) => matchesGlob(file, pattern));
  if (changed.length === 0) return 'none';
  if (onlyIn !== undefined) return isAny(onlyIn) ? 'related' : 'none';
  return reads !== undefined && isAny(reads) ? 'whole' : 'related';
}
