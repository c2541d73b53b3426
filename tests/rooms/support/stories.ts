import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

export const root = resolve(import.meta.dirname, '../../..');

export interface WrittenStory {
  /** Path of its file from the root. */
  file: string;
  name: string;
  /** Its own and those of its file, as written. */
  tags: readonly string[];
}

/** Every story of every story file, read without running any. */
export function writtenStories(): WrittenStory[] {
  return globSync('stories/**/*.stories.tsx', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const csf = loadCsf(readFileSync(resolve(root, file), 'utf8'), { makeTitle: (title) => title }).parse();
      return csf.stories.map(({ name, tags }) => ({
        file: relative('.', file),
        name: name ?? '',
        tags: [...(csf.meta.tags ?? []), ...(tags ?? [])],
      }));
    });
}
