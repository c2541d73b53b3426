import { textSizeNames } from '@vetsync/ui/theme';
import { forceColors } from './forcedColors.ts';

/** A choice of the toolbar: what it is for, its sign, and each value with its words. */
const choice = (description: string, icon: string, values: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(values).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

/** Under which a page is looked at: the toolbar's choices, each with what it does to the page. */
export const conditionTypes = {
  theme: choice('Color theme', 'contrast', { light: 'Light', dark: 'Dark' }),
  textSize: choice(
    'Text size, as a person chooses it',
    'zoom',
    Object.fromEntries(textSizeNames.map((name) => [name, `Text: ${name}`])),
  ),
  motion: choice('Motion, as a person chooses it', 'timer', {
    device: "Motion: the device's choice",
    reduced: 'Motion: reduced',
  }),
  colors: choice(
    'Forced colors. An approximation: the real ones come from the operating system',
    'paintbrush',
    { own: 'Colors: ours', forced: 'Colors: forced' },
  ),
};

export type Conditions = Record<string, unknown>;

export const initialConditions: Conditions = {
  theme: 'light',
  textSize: 'standard',
  motion: 'device',
  colors: 'own',
};

let current: Conditions = initialConditions;

/** The conditions that the page is under, as Storybook's address says them of another page. */
export const conditionsInAddress = (): string =>
  Object.keys(conditionTypes)
    .map((name) => `${name}:${String(current[name])}`)
    .join(';');

/** Brings the page under the chosen conditions. */
export function setConditions(conditions: Conditions): void {
  current = { ...initialConditions, ...conditions };
  const { theme, textSize, motion, colors } = current;
  const { dataset } = document.documentElement;
  dataset.theme = String(theme);
  if (textSize === 'standard') delete dataset.textSize;
  else dataset.textSize = String(textSize);
  if (motion === 'reduced') dataset.motion = 'reduced';
  else delete dataset.motion;
  forceColors(colors === 'forced');
}
