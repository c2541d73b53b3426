import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../../components/Text/Text.css.ts';
import { desktop, ink, inner, tablet } from './Landing.css.ts';

export const band = style([ink, { position: 'relative', overflow: 'clip' }]);

/** Its lower padding is the room of the drawing's hills, the upper one on a phone that of the account. */
export const content = style([
  inner,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.medium,
    paddingBlock: '3.25rem 15rem',
    '@media': {
      [tablet]: { paddingBlock: '3.5rem 16rem' },
      [desktop]: { paddingBlock: '5rem 16rem' },
      '(forced-colors: active)': { paddingBottom: vars.space.xxlarge },
      print: { paddingBottom: vars.space.xxlarge },
    },
  },
]);

export const eyebrow = style([
  textSize.small,
  { color: vars.color.honour, fontWeight: vars.weight.medium, maxWidth: '36rem', textWrap: 'balance' },
]);

/** Short lines, clear of the drawing. */
export const title = style({ maxWidth: '30rem' });

export const text = style([
  textSize.body,
  {
    maxWidth: '34rem',
    color: vars.color.onInkMuted,
    '@media': { [tablet]: { fontSize: vars.size.lead, lineHeight: vars.line.lead } },
  },
]);

export const actions = style({
  display: 'grid',
  gap: vars.space.small,
  width: '100%',
  paddingTop: vars.space.xsmall,
  '@media': { [tablet]: { display: 'flex', width: 'auto' } },
});
