import { addons } from 'storybook/manager-api';
import { looks } from './look.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** Roots whose stories have nothing to set and nothing to log: they get the whole room. */
const wholeRoom = /^(foundations|machines|mail)-/;

addons.setConfig({
  theme: looks[isDark ? 'dark' : 'light'],
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (wholeRoom.test(storyId ?? '') ? false : isShown),
  },
});
