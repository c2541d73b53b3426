import { addons } from 'storybook/manager-api';
import { looks } from './look.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** Sections whose stories have no controls or actions, so the panel is hidden. */
const wholeRoom = /^(foundations|machines|mail)-/;

addons.setConfig({
  theme: looks[isDark ? 'dark' : 'light'],
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (wholeRoom.test(storyId ?? '') ? false : isShown),
  },
});
