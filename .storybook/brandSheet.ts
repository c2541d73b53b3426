import type { Plugin } from 'vite';
import { harbor } from '../stories/support/theme/harbor.ts';
// Imported by file, because Storybook loads its configuration without the condition for our sources.
import { createVetSyncTheme } from '../ui/theme/create/index.ts';

const name = 'virtual:brands.css';
const id = `\0${name}`;

/** The style sheet of the second brand, made when Storybook is built, as an app would make its own. */
export const brandSheet: Plugin = {
  name: 'brand sheet',
  resolveId: (source) => (source === name ? id : undefined),
  load: (loaded) => (loaded === id ? createVetSyncTheme(harbor).css : undefined),
};
