import { style, styleVariants } from '@vanilla-extract/css';
import { inkBackground } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';
import { contentWidth } from '../../theme/tokens.ts';
import { mapValues } from '../../theme/units.ts';

const gutter = `clamp(${vars.space.medium}, 4vw, ${vars.space.xlarge})`;

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const band = style({
  ...inkBackground,
  '@media': { print: { display: 'none' } },
});

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  maxWidth: `calc(${vars.width.page} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
});

export const header = style([row, { minHeight: onGrid(64), paddingBlock: vars.space.xsmall }]);
export const footer = style([row, { paddingBlock: vars.space.medium }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const product = style({ display: 'flex' });
/** Only the mark on a phone. */
export const productBesideActions = style([
  product,
  { '@media': { [belowTablet]: { width: onGrid(32), overflow: 'hidden' } } },
]);
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  color: 'inherit',
  textDecoration: 'none',
});

export const main = style({
  flexGrow: 1,
  paddingInline: gutter,
  paddingBlock: `${vars.space.large} ${vars.space.xlarge}`,
});

export const content = styleVariants(
  mapValues(contentWidth, (_px, name) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxlarge,
    maxWidth: vars.width[name],
    marginInline: 'auto',
  })),
);
