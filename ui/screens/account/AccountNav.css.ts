import { style } from '@vanilla-extract/css';
import { scroller } from '../../components/Tabs/Tabs.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop } from '../../theme/media.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';

const onScreen = `screen and ${fromDesktop}`;

/** Navigation beside the content, or in one line above it on narrow screens. */
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

/** The way up, and the other sections. */
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  '@media': {
    [onScreen]: { position: 'sticky', top: vars.space.large },
  },
});

export const nav = style({ '@media': { print: { display: 'none' } } });

export const list = style([
  scroller,
  {
    display: 'flex',
    gap: vars.space.xxsmall,
    listStyle: 'none',
    '@media': {
      [onScreen]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'visible' },
    },
  },
]);

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.standard,
  padding: `${fineSize[6]} ${vars.space.small}`,
  borderRadius: vars.radius.standard,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  // Inside: the scrolling list would clip a ring around it.
  outlineOffset: '-3px',
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
