import { textSizeNames } from '@vetsync/ui/theme';
import { forceColors } from './forcedColors.ts';

/** A toolbar menu: description, icon, and a label for each value. */
const choice = (description: string, icon: string, values: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(values).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

/** Conditions that stories can be viewed under. Each is a menu in Storybook's toolbar. */
export const conditionTypes = {
  theme: choice('Color theme', 'contrast', { light: 'Light', dark: 'Dark' }),
  textSize: choice(
    'Text size, as set by the person',
    'zoom',
    Object.fromEntries(textSizeNames.map((name) => [name, `Text: ${name}`])),
  ),
  motion: choice('Motion, as set by the person', 'timer', {
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

/** The current conditions as the URL parameter `globals` of Storybook. */
export const conditionsInUrl = (): string =>
  Object.keys(conditionTypes)
    .map((name) => `${name}:${String(current[name])}`)
    .join(';');

/** Applies the selected conditions to the page. */
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
