import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../theme/media.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../../components/Text/Text.css.ts';
import { ink, inner } from './Landing.css.ts';

export const band = style([ink, { position: 'relative', overflow: 'clip' }]);

/**
 * The bottom padding leaves room for the hills of the drawing; on phones, the top padding leaves room for the
 * account.
 */
export const content = style([
  inner,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.medium,
    paddingBlock: `${onGrid(52)} ${onGrid(240)}`,
    '@media': {
      [fromTablet]: { paddingBlock: `${onGrid(56)} ${onGrid(256)}` },
      [fromDesktop]: { paddingBlock: `${vars.space.section} ${onGrid(256)}` },
      '(forced-colors: active)': { paddingBottom: vars.space.xxlarge },
      print: { paddingBottom: vars.space.xxlarge },
    },
  },
]);

export const eyebrow = style([
  textSize.small,
  { color: vars.color.honor, fontWeight: vars.weight.medium, maxWidth: onGrid(576), textWrap: 'balance' },
]);

/** Short lines that don't overlap the drawing. */
export const title = style({ maxWidth: onGrid(480) });

export const text = style([
  textSize.body,
  {
    maxWidth: columnSize.message,
    color: vars.color.onInkMuted,
    '@media': { [fromTablet]: { fontSize: vars.size.lead, lineHeight: vars.line.lead } },
  },
]);

export const actions = style({
  display: 'grid',
  gap: vars.space.small,
  width: '100%',
  paddingTop: vars.space.xsmall,
  '@media': { [fromTablet]: { display: 'flex', width: 'auto' } },
});
