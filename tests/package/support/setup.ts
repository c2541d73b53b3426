import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../../scripts/build.ts';
import { publishedPackages } from '../../../scripts/packages/entries.ts';
import { pack, type Tarballs } from './pack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    tarballs: Tarballs;
  }
}

/** Builds and packs both packages once for all files of this runner. */
export default async function setup(project: TestProject): Promise<() => void> {
  await buildIfStale([...publishedPackages]);
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-packages-'));
  project.provide('tarballs', pack(folder));
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
