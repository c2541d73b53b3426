import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

export const root = resolve(import.meta.dirname, '../../..');

export interface WrittenStory {
  /** Path of its file, relative to the root. */
  file: string;
  name: string;
  /** The story's own tags and those of its file. */
  tags: readonly string[];
}

/** Every story of every story file, parsed without running any. */
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
