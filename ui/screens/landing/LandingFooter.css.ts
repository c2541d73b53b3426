import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { columnSize } from '../../theme/sizes.ts';
import { textSize } from '../../components/Text/Text.css.ts';
import { ink, inner, section } from './Landing.css.ts';

export const band = style([ink, { borderTop: `1px solid ${vars.color.inkRaised}` }]);

export const start = style([
  inner,
  section,
  { display: 'grid', gap: vars.space.xlarge, paddingBottom: vars.space.xxlarge },
]);

export const groups = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${columnSize.short}, 100%), 1fr))`,
  gap: `${vars.space.xlarge} ${vars.space.large}`,
});

export const groupTitle = style([
  textSize.small,
  {
    paddingBottom: vars.space.xsmall,
    color: vars.color.onInkMuted,
    fontWeight: vars.weight.medium,
    borderBottom: `1px solid ${vars.color.inkRaised}`,
  },
]);

export const links = style({ paddingTop: vars.space.xxsmall, listStyle: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  color: vars.color.onInk,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});

export const last = style([
  inner,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.medium,
    paddingBlock: vars.space.large,
    '@media': {
      [fromTablet]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
      },
    },
  },
]);
