import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { IndexInput, Indexer } from 'storybook/internal/types';
import { otherNames } from '../scripts/packages/otherNames.ts';

/** Between a story's name and the states it shows. */
const divider = ' · ';

/** Whole pages in a column, some with an open dialog, make no documentation, so these stories have no docs page. */
const documented = /^(Foundations|Components)\//;

/**
 * Adds the machine and state from a story's tags to its name, and to a component's first story what others call it, so
 * that the sidebar's search finds them.
 */
function searchableName({ name, title = '', tags = [] }: IndexInput, place: number): string | undefined {
  const states = tags.filter((tag) => tag.includes(':')).map((tag) => tag.replace(':', ' '));
  const others = place === 0 ? (otherNames[title.replace('Components/', '')] ?? []) : [];
  return [name, ...states, ...others].filter(Boolean).join(divider) || undefined;
}

/** Names in the sidebar: "Renewing · accountSecurity factor.on.renewing". The story's URL doesn't change. */
export const searchable: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const code = await readFile(fileName, 'utf8');
    const { indexInputs } = loadCsf(code, { ...options, fileName }).parse();
    return indexInputs.map((input, place) => {
      const tags = input.tags ?? [];
      return {
        ...input,
        name: searchableName(input, place),
        tags: documented.test(input.title ?? '') ? tags : [...tags, '!autodocs'],
      };
    });
  },
};
