import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { inner, section } from './Landing.css.ts';

export const band = style([inner, section, { display: 'grid', gap: vars.space.xlarge }]);

/** Two above three on a desktop; on a tablet two by two with a wide last one. */
export const cards = style({
  display: 'grid',
  gap: vars.space.large,
  listStyle: 'none',
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [fromDesktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

globalStyle(`${cards} > li`, {
  '@media': {
    [fromDesktop]: { gridColumn: 'span 2' },
  },
});
globalStyle(`${cards} > :last-child`, {
  '@media': { [fromTablet]: { gridColumn: '1 / -1' }, [fromDesktop]: { gridColumn: 'span 2' } },
});
globalStyle(`${cards} > :nth-child(-n + 2)`, { '@media': { [fromDesktop]: { gridColumn: 'span 3' } } });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xsmall,
  padding: vars.space.large,
});

/** Before the title, but after it in reading order. */
export const status = style({ display: 'flex', order: -1 });

export const plainLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingTop: vars.space.xsmall,
  color: vars.color.accent,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.3em',
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentcolor' } },
});
/** The whole card is the link's target. */
export const link = style([
  plainLink,
  {
    marginTop: 'auto',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '-3px',
        borderRadius: vars.radius.standard,
      },
    },
  },
]);
