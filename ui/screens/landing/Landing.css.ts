import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';

/** Clips the parts of the drawing that extend beyond the window, so that the page doesn't scroll sideways. */
export const page = style({ overflowX: 'clip' });

/** The dark band of header, hero and footer. Blue focus rings would be invisible on it. */
export const ink = style({
  color: vars.color.onInk,
  background: vars.color.ink,
  vars: { [vars.color.focus]: vars.color.onInk },
});

/** Minimum margin at the sides of the window. */
export const gutter = `clamp(${vars.space.medium}, 4vw, ${vars.space.xlarge})`;

/** Content of a full-width band. */
export const inner = style({
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.space.xlarge})`,
  marginInline: 'auto',
  paddingInline: gutter,
});

export const section = style({
  paddingBlock: vars.space.xxlarge,
  '@media': { [fromTablet]: { paddingBlock: vars.space.section } },
});

export const introduction = style({ display: 'grid', gap: vars.space.small, maxWidth: vars.width.reading });
