import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

/** Between a story's name and the states it shows. */
const divider = ' · ';

/** Whole pages in a column, some with an open dialog, make no documentation, so these stories have no docs page. */
const documented = /^(Foundations|Components)\//;

/** Adds the machine and state from a story's tags to its name, so that the sidebar's search finds them. */
function searchableName(name: string | undefined, tags: readonly string[]): string | undefined {
  const states = tags.filter((tag) => tag.includes(':')).map((tag) => tag.replace(':', ' '));
  return states.length === 0 ? name : [name, ...states].join(divider);
}

/** Names in the sidebar: "Renewing · accountSecurity factor.on.renewing". The story's URL doesn't change. */
export const searchable: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const code = await readFile(fileName, 'utf8');
    const { indexInputs } = loadCsf(code, { ...options, fileName }).parse();
    return indexInputs.map((input) => {
      const tags = input.tags ?? [];
      return {
        ...input,
        name: searchableName(input.name, tags),
        tags: documented.test(input.title ?? '') ? tags : [...tags, '!autodocs'],
      };
    });
  },
};
