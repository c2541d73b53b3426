import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint, layer } from '../../theme/tokens.ts';

const { color } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** In the corner, above the bottom bar of a phone; nothing is caught beside the card. */
export const region = style({
  position: 'fixed',
  zIndex: layer.sticky,
  right: 0,
  bottom: `calc(3.5rem + env(safe-area-inset-bottom))`,
  left: 0,
  padding: vars.space.xsmall,
  pointerEvents: 'none',
  '@media': {
    [`(min-width: ${breakpoint.tablet}px)`]: { bottom: 0, left: 'auto', padding: vars.space.large },
    print: { display: 'none' },
  },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  maxWidth: '26rem',
  marginLeft: 'auto',
  padding: `${vars.space.small} ${vars.space.xsmall} ${vars.space.small} ${vars.space.medium}`,
  border: `1px solid ${color.honour}`,
  borderRadius: vars.radius.standard,
  color: color.text,
  background: color.surface,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.calm} ease-out`,
});
export const sign = style({ display: 'flex', paddingTop: '0.125rem', color: color.onHonourSoft });
export const words = style({ display: 'grid', gap: vars.space.xxsmall, justifyItems: 'start', minWidth: 0 });
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  fontWeight: vars.weight.medium,
});
/** A small button as tall as the first line and half above it. */
export const dismiss = style({ margin: '-0.3125rem 0' });
