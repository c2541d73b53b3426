import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

/** Stands between a story's name and the states that it shows. */
const divider = ' · ';

/** Whole pages one below another, some with a dialog over all, are no documentation: these are looked at one by one. */
const documented = /^(Foundations|Components)\//;

/** With the machine and state of a story's tags behind its name, where the search of the sidebar looks. */
function searchableName(name: string | undefined, tags: readonly string[]): string | undefined {
  const states = tags.filter((tag) => tag.includes(':')).map((tag) => tag.replace(':', ' '));
  return states.length === 0 ? name : [name, ...states].join(divider);
}

/** What the sidebar lists: "Renewing · accountSecurity factor.on.renewing". The address of the story stays. */
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
