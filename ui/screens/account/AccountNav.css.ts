import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

const fromDesktop = `screen and (min-width: ${breakpoint.desktop}px)`;

/** The places of the account beside what is shown of one, above it where there is less room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [fromDesktop]: { gridTemplateColumns: '15rem minmax(0, 46rem)', columnGap: vars.space.xxlarge },
  },
});

export const nav = style({
  '@media': {
    [fromDesktop]: { position: 'sticky', top: vars.space.large },
    print: { display: 'none' },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xxsmall,
  listStyle: 'none',
  '@media': {
    [`screen and (min-width: ${breakpoint.tablet}px)`]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
    [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: '2.75rem',
  padding: '0.375rem 0.75rem',
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
export const sign = style({ display: 'flex', flexShrink: 0 });
