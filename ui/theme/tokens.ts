/**
 * The raw values of the design, and the only file with literal colors and sizes. Plain data, so that tests can
 * measure contrast and Storybook can draw the scales.
 */

const light = {
  /** The page background. */
  paper: '#faf7f1',
  /** Cards, fields and other surfaces on the page. */
  surface: '#fffdf9',
  /** Wells, table heads, tracks. */
  sunken: '#f1ebdf',
  /** The dark band of the hero, header and footer. */
  ink: '#16233a',
  inkRaised: '#22324d',
  onInk: '#f7f3ea',
  onInkMuted: '#bcc6d6',
  /** The accent on dark bands, which are dark in both themes. */
  nightAccent: '#86c794',
  nightAccentHover: '#9cd4a8',
  onNightAccent: '#0b2112',
  /** The horizon: a night sky, three ridges from far to near, and the sun. */
  sky: '#16233a',
  ridgeFar: '#424f66',
  ridgeMiddle: '#2b3950',
  ridgeNear: '#1f3d3c',
  sun: '#e2c07c',
  onSun: '#16233a',
  text: '#16233a',
  textMuted: '#4b576b',
  /** Lines that only separate. */
  line: '#ddd5c5',
  /** Outlines that people need to see, such as those of fields. */
  control: '#747e8f',
  focus: '#1b5fa8',
  accent: '#2c6a3e',
  accentHover: '#235733',
  accentPressed: '#1b4628',
  onAccent: '#ffffff',
  accentSoft: '#e3eee1',
  onAccentSoft: '#1d4a2b',
  honor: '#b48628',
  onHonor: '#16233a',
  honorSoft: '#f6ebcd',
  onHonorSoft: '#6a4c0b',
  infoSolid: '#1f5a96',
  infoSoft: '#e2ecf7',
  onInfoSoft: '#184876',
  positiveSolid: '#2c6a3e',
  positiveSoft: '#e3eee1',
  onPositiveSoft: '#1d4a2b',
  cautionSolid: '#97690a',
  cautionSoft: '#fbf0cb',
  onCautionSoft: '#674600',
  criticalSolid: '#a5322a',
  criticalHover: '#8d2922',
  criticalPressed: '#74201a',
  onCritical: '#ffffff',
  criticalSoft: '#fbe6e2',
  onCriticalSoft: '#862720',
  /** Colors of user roles, behind initials in `onRole`. */
  roleUser: '#4a6323',
  roleRecruiter: '#1f5a96',
  roleUniversity: '#6a3d8f',
  roleHospital: '#0d6570',
  roleNonprofit: '#9c3a5c',
  roleAdmin: '#4b576b',
  onRole: '#ffffff',
  /** Series colors of a chart, in order. Each series is also labeled. */
  series1: '#2c6a3e',
  series2: '#1f5a96',
  series3: '#a2741b',
  series4: '#6a3d8f',
  series5: '#0d6570',
  series6: '#9c3a5c',
  scrim: 'rgb(15 24 38 / 0.55)',
};

export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  paper: '#0f1826',
  surface: '#182437',
  sunken: '#0a111c',
  ink: '#0a111c',
  inkRaised: '#182437',
  onInk: '#f0ece3',
  onInkMuted: '#b3bdcb',
  nightAccent: '#86c794',
  nightAccentHover: '#9cd4a8',
  onNightAccent: '#0b2112',
  sky: '#18273f',
  ridgeFar: '#33435e',
  ridgeMiddle: '#243450',
  ridgeNear: '#1b3a37',
  sun: '#dcb257',
  onSun: '#0a111c',
  text: '#efebe2',
  textMuted: '#b3bdcb',
  line: '#2d3b52',
  control: '#8491a6',
  focus: '#8fc1f3',
  accent: '#86c794',
  accentHover: '#9cd4a8',
  accentPressed: '#b3e0bd',
  onAccent: '#0b2112',
  accentSoft: '#1d3828',
  onAccentSoft: '#c3e8ca',
  honor: '#dcb257',
  onHonor: '#0a111c',
  honorSoft: '#3b2f13',
  onHonorSoft: '#f1d694',
  infoSolid: '#8fbdeb',
  infoSoft: '#16304d',
  onInfoSoft: '#c2dcf6',
  positiveSolid: '#86c794',
  positiveSoft: '#1d3828',
  onPositiveSoft: '#c3e8ca',
  cautionSolid: '#e3bd5a',
  cautionSoft: '#3a3011',
  onCautionSoft: '#f4dc97',
  criticalSolid: '#f0978c',
  criticalHover: '#f5aba2',
  criticalPressed: '#f9bfb8',
  onCritical: '#360f0b',
  criticalSoft: '#46211d',
  onCriticalSoft: '#fac9c3',
  roleUser: '#b5cf86',
  roleRecruiter: '#8fbdeb',
  roleUniversity: '#c9a6e8',
  roleHospital: '#7fced6',
  roleNonprofit: '#f0a3bd',
  roleAdmin: '#b3bdcb',
  onRole: '#0f1826',
  series1: '#86c794',
  series2: '#8fbdeb',
  series3: '#dcb257',
  series4: '#c9a6e8',
  series5: '#7fced6',
  series6: '#f0a3bd',
  scrim: 'rgb(3 7 13 / 0.7)',
};

export const colorThemes = { light, dark };
export type ThemeName = keyof typeof colorThemes;

export const roleColors = [
  'roleUser',
  'roleRecruiter',
  'roleUniversity',
  'roleHospital',
  'roleNonprofit',
  'roleAdmin',
] as const satisfies readonly ColorName[];

/** Series colors of a chart, in order. */
export const seriesColors = [
  'series1',
  'series2',
  'series3',
  'series4',
  'series5',
  'series6',
] as const satisfies readonly ColorName[];

/** Distances in px on a 4 px grid. CSS gets them in rem, so that they follow the reader's text size. */
export const space = {
  none: 0,
  hair: 2,
  xxsmall: 4,
  xsmall: 8,
  small: 12,
  medium: 16,
  large: 24,
  xlarge: 32,
  xxlarge: 48,
  section: 80,
} as const;

/** Heights of controls and of clickable rows, in px. `standard` is the target size of WCAG 2.2, 2.5.5. */
export const controlSize = { small: 36, standard: 44, large: 52 } as const;

/**
 * Distances and heights of the compact density, in px; the ones that it doesn't name stay. No control gets lower than
 * `smallestTarget`.
 */
export const compact = {
  space: { xsmall: 6, small: 8, medium: 12, large: 16, xlarge: 24, xxlarge: 32, section: 56 },
  control: { small: 28, standard: 36, large: 44 },
} as const;
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The smallest height of a target in px (WCAG 2.2, 2.5.8). */
export const smallestTarget = 24;

/** Icons, ticks, stars and counts within a control, in px. */
export const markSize = { small: 18, standard: 20, large: 24 } as const;

/** Widths in px of columns, fields and chat bubbles that several screens share. */
export const columnWidth = {
  label: 128,
  short: 152,
  field: 176,
  tile: 256,
  asideNarrow: 320,
  aside: 352,
  message: 544,
} as const;

/** Optical corrections off the 4 px grid, in px. */
export const fineSizes = [1, 3, 5, 6, 7, 9, 10, 14, 17, 18] as const;

/** Type sizes in px at the browser's default text size, with their unitless line heights. */
export const fontSize = {
  caption: { size: 13, line: 1.45 },
  small: { size: 15, line: 1.5 },
  body: { size: 17, line: 1.5 },
  lead: { size: 20, line: 1.5 },
  title: { size: 24, line: 1.3 },
  section: { size: 30, line: 1.25 },
  page: { size: 38, line: 1.15 },
  display: { size: 48, line: 1.08 },
} as const;

/** Type sizes in px of the small counts on icons and links. */
export const countFontSize = { small: 11, standard: 12 } as const;

/** Text sizes that users can choose, in percent of the browser's own. */
export const textScale = { standard: 100, large: 115, largest: 130 } as const;
export const textSizeNames = ['standard', 'large', 'largest'] as const satisfies (keyof typeof textScale)[];

export const fontWeight = { regular: '400', medium: '550', strong: '680' } as const;

const hyperlegible = "'Atkinson Hyperlegible Next Variable', 'VetSync Fallback', Verdana, Arial, sans-serif";
export const fontFamily = {
  text: `'VetSync Plain Zero', ${hyperlegible}`,
  /** For tables and codes, where a zero must not look like the letter O: its zero has a slash. */
  code: hyperlegible,
} as const;

/** Corner radii in px. */
export const radius = { none: 0, small: 6, standard: 10, full: 999 } as const;

/** The only shadow, for anything that floats above the page. */
export const elevation = {
  floating: '0 1px 2px rgb(15 24 38 / 0.12), 0 12px 32px -8px rgb(15 24 38 / 0.28)',
} as const;

/** Durations in ms; all are 0 under reduced motion, whether set by the device or the user. */
export const motion = { quick: 120, calm: 200 } as const;

/** Stacking order, lowest first. */
export const layer = { base: 0, sticky: 10, banner: 20, dialog: 30, toast: 40 } as const;

/** Widths in px from which a layout applies (platform spec, section 9: mobile is below 768). */
export const breakpoint = { tablet: 768, desktop: 1120, wide: 1280 } as const;

/** Maximum content widths in px. */
export const contentWidth = { reading: 680, narrow: 460, page: 1200 } as const;
