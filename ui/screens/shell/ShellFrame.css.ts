import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint, layer } from '../../theme/tokens.ts';

const onPhone = `(max-width: ${breakpoint.tablet - 1}px)`;
const fromTablet = `(min-width: ${breakpoint.tablet}px)`;
/** Too low for a bar that stays: a phone on its side, or a page at 400 %. */
const tall = '(min-height: 25rem)';
const gutter = `clamp(${vars.space.medium}, 3vw, ${vars.space.xlarge})`;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { [fromTablet]: { flexDirection: 'row' }, print: { display: 'block' } },
});
export const side = style({
  '@media': {
    [onPhone]: { display: 'none' },
    [fromTablet]: { position: 'sticky', top: 0, flexShrink: 0, height: '100dvh' },
    print: { display: 'none' },
  },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  paddingInline: gutter,
});
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  width: '100%',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingTop: vars.space.xsmall,
  // For the bar above, which shortens the product's name where it has to.
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});
export const main = style({
  flexGrow: 1,
  width: '100%',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingBlock: vars.space.large,
  '@media': { [fromTablet]: { paddingBottom: vars.space.xxlarge } },
});
export const bottom = style({
  zIndex: layer.sticky,
  '@media': {
    [fromTablet]: { display: 'none' },
    [`${onPhone} and ${tall}`]: { position: 'sticky', bottom: 0 },
    print: { display: 'none' },
  },
});
export const wait = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '50dvh',
  color: vars.color.accent,
});
