import { reducedByChoice } from '../motion.ts';
import { written, type ScaleName } from '../scales.ts';
import { themeRules } from '../themeRules.ts';
import { mapValues } from '../units.ts';
import type { ThemeColors } from './themeColors.ts';

type Declarations = readonly (readonly [property: string, value: string])[];

const variables = (group: string, values: object): Declarations =>
  Object.entries(values).map(([name, value]) => [`--vs-${group}-${name}`, String(value)]);

function rule(selector: string, declarations: Declarations, media?: string): string {
  if (declarations.length === 0) return '';
  const body = declarations.map(([property, value]) => `  ${property}: ${value};`).join('\n');
  const text = `${selector} {\n${body}\n}\n`;
  return media === undefined ? text : `@media ${media} {\n${text}}\n`;
}

/** The numbers that differ from VetSync's own. */
export type ChangedScales = { readonly [Group in ScaleName]: Readonly<Record<string, number>> };

export interface ThemeValues {
  colors: ThemeColors;
  scales: ChangedScales;
  /** Those that differ from VetSync's own. */
  family: Readonly<Record<string, string>>;
  shadow: Readonly<Record<string, string>>;
}

/** `isHigh` and theme of a rule to the name of its colors. */
const colorsOf = { light: ['light', 'lightHighContrast'], dark: ['dark', 'darkHighContrast'] } as const;

/** The style sheet of a theme: all colors, and the other tokens that differ from VetSync's own. */
export function sheetOf(values: ThemeValues, selector = ':root'): string {
  const { space, control, motion, ...fixed } = mapValues(values.scales, (scale, group) =>
    variables(
      group,
      mapValues(scale, (value) => written[group](value)),
    ),
  ) as Record<ScaleName, Declarations>;
  const atRest = `${reducedByChoice}, ${reducedByChoice} *`;
  return [
    rule(selector, [
      ...Object.values(fixed).flat(),
      ...variables('family', values.family),
      ...variables('shadow', values.shadow),
    ]),
    rule(`${selector}:not([data-density])`, [...space, ...control]),
    rule(`${selector}:not(${atRest})`, motion, '(prefers-reduced-motion: no-preference)'),
    ...themeRules(selector).map(({ theme, isHigh, selector: where, media }) => {
      const colors = variables('color', values.colors[colorsOf[theme][isHigh ? 1 : 0]]);
      return rule(where, isHigh ? colors : [['color-scheme', theme], ...colors], media);
    }),
  ].join('');
}
