import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';

/** Nothing on this page scrolls sideways, whatever the drawing reaches out to. */
export const page = style({ overflowX: 'clip' });

/** The dark band of header, hero and footer. Blue rings would be lost on it. */
export const ink = style({
  color: vars.color.onInk,
  background: vars.color.ink,
  vars: { [vars.color.focus]: vars.color.onInk },
});

/** Least room between the content and the window's sides. */
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
