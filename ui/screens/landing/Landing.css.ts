import { style } from '@vanilla-extract/css';
import { inkBackground } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';

/** Clips the parts of the drawing that extend beyond the window, so that the page doesn't scroll sideways. */
export const page = style({ overflowX: 'clip' });

/** The dark band of header, hero and footer. */
export const ink = style(inkBackground);

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
