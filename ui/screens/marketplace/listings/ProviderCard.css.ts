import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { onGrid } from '../../../theme/sizes.ts';

export const providerHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
});
export const providerFacts = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  alignContent: 'start',
  listStyle: 'none',
});
export const providerFact = style({
  display: 'grid',
  gridTemplateColumns: `${onGrid(16)} minmax(0, 1fr)`,
  gap: vars.space.xsmall,
  alignItems: 'center',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
});
