import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';

const onScreen = `screen and ${fromDesktop}`;

/** Navigation beside the content, or above it on narrow screens. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [onScreen]: {
      gridTemplateColumns: `${onGrid(240)} minmax(0, ${onGrid(736)})`,
      columnGap: vars.space.xxlarge,
    },
  },
});

export const nav = style({
  '@media': {
    [onScreen]: { position: 'sticky', top: vars.space.large },
    print: { display: 'none' },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xxsmall,
  listStyle: 'none',
  '@media': {
    [`screen and ${fromTablet}`]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
    [onScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.standard,
  padding: `${fineSize[6]} ${vars.space.small}`,
  borderRadius: vars.radius.standard,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  textDecoration: 'none',
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.sunken },
    '&[aria-current]': {
      color: vars.color.onAccentSoft,
      background: vars.color.accentSoft,
      boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});
export const iconBox = style({ display: 'flex', flexShrink: 0 });
