import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

/** Stands between a story's name and the states that it shows. */
const divider = ' · ';

/**
 * Puts the machine and state of a story's tags behind its name, where the search of the sidebar looks: "Renewing ·
 * accountSecurity factor.on.renewing". The address of the story stays.
 */
export const searchable: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const code = await readFile(fileName, 'utf8');
    const { indexInputs } = loadCsf(code, { ...options, fileName }).parse();
    return indexInputs.map((input) => {
      const states = (input.tags ?? [])
        .filter((tag) => tag.includes(':'))
        .map((tag) => tag.replace(':', ' '));
      return states.length === 0 ? input : { ...input, name: [input.name, ...states].join(divider) };
    });
  },
};
