import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { entriesOf, publishedPackages } from '../../scripts/packages/entries.ts';

/**
 * The packages are ES modules only: `require` in TypeScript's `node16` resolves to a module that it must import, and
 * resolution without `exports` finds nothing. Any other problem is an error.
 */
const ofEsmOnly = ['CJSResolvesToESM', 'NoResolution node10'];

describe.each(publishedPackages)('the package of %s', (workspace) => {
  const bytes = readFileSync(inject('tarballs')[workspace].path);

  test('passes publint', async () => {
    const tarball = new Uint8Array(bytes).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  // It reads the types of about a hundred entries in three ways.
  test('has correct types at every entry', { timeout: 600_000 }, async () => {
    const entrypoints = entriesOf(workspace).map(({ path }) => path);
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), { entrypoints });
    if (!result.types) throw new Error('The package holds no types');
    const found = result.problems.filter(
      (problem) =>
        !ofEsmOnly.includes(problem.kind) &&
        !('resolutionKind' in problem && ofEsmOnly.includes(`${problem.kind} ${problem.resolutionKind}`)),
    );
    expect(found).toEqual([]);
    expect(Object.keys(result.entrypoints)).toHaveLength(entrypoints.length);
  });
});
