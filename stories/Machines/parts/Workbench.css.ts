import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vetsync/ui/theme';

const { color, space, radius, size } = vars;

export const page = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  alignItems: 'start',
});

export const chart = style({ position: 'relative', paddingRight: space.xxlarge });
export const arrows = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  overflow: 'visible',
});
export const arrow = styleVariants({
  resting: { stroke: color.control, fill: 'none', strokeWidth: 1.25, opacity: 0.7 },
  possible: { stroke: color.accent, fill: 'none', strokeWidth: 2 },
});
export const head = styleVariants({
  resting: { fill: color.control, opacity: 0.7 },
  possible: { fill: color.accent },
});

const box = style({
  display: 'grid',
  gap: space.xsmall,
  padding: space.xsmall,
  border: `1px solid ${color.control}`,
  borderRadius: radius.standard,
  background: color.surface,
});
export const state = styleVariants({
  resting: [box],
  active: [box, { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` }],
});
export const region = styleVariants({
  resting: [box, { borderStyle: 'dashed' }],
  active: [box, { borderStyle: 'dashed', borderColor: color.accent }],
});
export const stateName = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  alignItems: 'center',
});
export const within = style({ display: 'grid', gap: space.xsmall });
export const transitions = style({ display: 'grid', gap: space.hair, listStyle: 'none' });
export const transition = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xxsmall}`,
  fontSize: size.caption,
  padding: `${space.hair} 0`,
});
export const possible = style({ color: color.accent, fontWeight: vars.weight.medium });
export const muted = style({ color: color.textMuted });

export const frame = style({
  width: '100%',
  height: '640px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.standard,
  background: color.paper,
});
export const phone = style({ maxWidth: '360px' });
export const code = style({
  margin: 0,
  padding: space.small,
  background: color.sunken,
  borderRadius: radius.small,
  fontSize: size.caption,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const log = style({ display: 'grid', gap: space.hair, listStyle: 'none', fontSize: size.caption });
globalStyle(`${log} > li`, { overflowWrap: 'anywhere' });
