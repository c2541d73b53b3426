import { textSizeNames } from '@vetsync/ui/theme';
import { languages } from './language.tsx';
import { forceColors } from './forcedColors.ts';

/**
 * A toolbar menu: description, icon, and a label for each value. The first is what it is reset to: while it has that,
 * only the icon is shown.
 */
const choice = (description: string, icon: string, values: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(values).map(([value, title], at) => ({
      value,
      title,
      type: at === 0 ? ('reset' as const) : ('item' as const),
    })),
    dynamicTitle: true,
  },
});

/** Conditions that stories can be viewed under. Each is a menu in Storybook's toolbar. */
export const conditionTypes = {
  theme: choice('Color theme', 'contrast', { light: 'Light', dark: 'Dark' }),
  brand: choice('Brand', 'category', { vetsync: 'Brand: VetSync', harbor: 'Brand: Harbor, an example' }),
  contrast: choice('Contrast, as set by the person', 'accessibility', {
    device: "Contrast: the device's choice",
    more: 'Contrast: more',
  }),
  density: choice('Density', 'collapse', {
    comfortable: 'Density: comfortable',
    compact: 'Density: compact',
  }),
  textSize: choice(
    'Text size, as set by the person',
    'zoom',
    Object.fromEntries(textSizeNames.map((name) => [name, `Text: ${name}`])),
  ),
  language: choice(
    'Language',
    'globe',
    Object.fromEntries(Object.entries(languages).map(([value, { title }]) => [value, title])),
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
  brand: 'vetsync',
  contrast: 'device',
  density: 'comfortable',
  textSize: 'standard',
  language: 'en-US',
  motion: 'device',
  colors: 'own',
};

/** Conditions that are attributes of the root element, unless they have their initial value. */
const attributes = ['brand', 'contrast', 'density', 'textSize', 'motion'] as const;

let current: Conditions = initialConditions;

/** The current conditions as the URL parameter `globals` of Storybook. */
export const conditionsInUrl = (): string =>
  Object.keys(conditionTypes)
    .map((name) => `${name}:${String(current[name])}`)
    .join(';');

/** Applies the selected conditions to the page. */
export function setConditions(conditions: Conditions): void {
  current = { ...initialConditions, ...conditions };
  const { theme, language, colors } = current;
  const { dataset } = document.documentElement;
  document.documentElement.lang = language === 'es-US' ? 'es' : 'en';
  document.documentElement.dir = language === 'rtl' ? 'rtl' : 'ltr';
  dataset.theme = String(theme);
  for (const name of attributes)
    if (current[name] === initialConditions[name]) delete dataset[name];
    else dataset[name] = String(current[name]);
  forceColors(colors === 'forced');
}
