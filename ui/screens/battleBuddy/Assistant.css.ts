import { style } from '@vanilla-extract/css';
import { textSize } from '../../components/Text/Text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

export const turn = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});
export const paragraph = style([textSize.body, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }]);

/** The number of a source in the text. It can be pressed with a finger. */
export const number = style([
  textSize.caption,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: onGrid(24),
    minHeight: onGrid(24),
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    color: vars.color.accent,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
  },
]);

/** Everything of a proposal, before it is sent. */
export const proposal = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px dashed ${vars.color.control}`,
  borderRadius: vars.radius.standard,
});

export const sources = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });
export const source = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xsmall,
  scrollMarginBlock: vars.space.large,
});
export const numbers = style({ display: 'flex', flexWrap: 'wrap', alignSelf: 'start', gap: vars.space.hair });
export const inputRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  gap: vars.space.xsmall,
});
