import type { contentWidth, radius, space } from '../../theme/tokens.ts';

/** One value for all screens, or one from each width on: `{ mobile: 'small', tablet: 'large' }`. */
export type Responsive<Value> = Value | { mobile?: Value; tablet?: Value; desktop?: Value };

export type Space = Responsive<keyof typeof space>;
export type AlignItems = Responsive<'stretch' | 'flex-start' | 'center' | 'flex-end' | 'baseline'>;
export type JustifyContent = Responsive<'flex-start' | 'center' | 'flex-end' | 'space-between'>;
export type MaxWidth = keyof typeof contentWidth;
export type Radius = keyof typeof radius;

/**
 * Style props that become classes, with their names there. `gap="small"` is the class `vs-gap-small`, or
 * `vs-t-gap-small` and `vs-d-gap-small` from tablet and desktop widths on. Short names keep style sheets small.
 */
const classNames = {
  alignItems: 'align',
  background: 'bg',
  borderRadius: 'radius',
  columns: 'cols',
  display: 'is',
  flexDirection: 'flex',
  gap: 'gap',
  justifyContent: 'justify',
  listStyle: 'list',
  maxWidth: 'max',
  minWidth: 'min',
  padding: 'p',
  paddingBlock: 'py',
  paddingInline: 'px',
  textAlign: 'text',
  width: 'w',
} as const;

export type StyleProp = keyof typeof classNames;
type Screen = 'mobile' | 'tablet' | 'desktop';

/** The class of a value, from a screen width on. */
export const classOf = (prop: StyleProp, value: string | number, screen: Screen = 'mobile'): string =>
  `vs-${screen === 'mobile' ? '' : `${screen[0]}-`}${classNames[prop]}-${value}`;

const valuesOf = (value: Responsive<string | number>) =>
  Object.entries(typeof value === 'object' ? value : { mobile: value }) as [Screen, string | number][];

/** Turns the style props among others into classes. */
export function withClasses<Props extends object>(props: Props, own?: string) {
  const rest: Record<string, unknown> = {};
  const classes = own ? [own] : [];
  for (const [name, value] of Object.entries(props))
    if (!(name in classNames)) rest[name] = value;
    else if (value !== undefined)
      for (const [screen, each] of valuesOf(value)) classes.push(classOf(name as StyleProp, each, screen));
  return { ...rest, className: classes.join(' ') || undefined };
}
