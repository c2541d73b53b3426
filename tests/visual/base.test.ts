import { describe, expect, test } from 'vitest';
import type { Git } from '../../scripts/testing/changed.ts';
import { comparedCommit } from '../../scripts/visual/base.ts';

interface Repository {
  /** Where the branch left main. undefined if there is no main, or it is not known. */
  mergeBase?: string;
  commits: Record<string, string>;
  uncommitted?: string;
}

/** A git that knows this repository. */
const gitOf =
  ({ mergeBase, commits, uncommitted = '' }: Repository): Git =>
  (command, ...words) => {
    if (command === 'merge-base') return words.includes('main') ? mergeBase : undefined;
    if (command === 'rev-parse') return commits[words.at(-1)?.replace('^{commit}', '') ?? ''];
    return command === 'ls-files' ? uncommitted : '';
  };
const compared = (repository: Repository, named?: string) => comparedCommit(named, gitOf(repository));

const onMain: Repository = { mergeBase: 'two', commits: { HEAD: 'two', two: 'two', 'HEAD^': 'one' } };

describe('a change is compared with', () => {
  test('the commit where its branch left main', () => {
    const commits = { HEAD: 'three', one: 'one', 'HEAD^': 'two' };
    expect(compared({ mergeBase: 'one', commits })).toBe('one');
  });

  test('the last commit of main if something is uncommitted, else the one before', () => {
    expect(compared({ ...onMain, uncommitted: 'new.ts' })).toBe('two');
    expect(compared(onMain)).toBe('one');
  });

  test('the commit that was named, if there is one', () => {
    expect(compared(onMain, 'two')).toBe('two');
    expect(compared(onMain, 'three')).toBeUndefined();
  });

  test('nothing in a clone that has one commit, with or without main', () => {
    const commits = { HEAD: 'one', one: 'one' };
    expect(compared({ mergeBase: 'one', commits })).toBeUndefined();
    expect(compared({ commits })).toBeUndefined();
    expect(compared({ commits, uncommitted: 'new.ts' })).toBe('one');
  });
});
