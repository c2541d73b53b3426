import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { textSize } from '../Text/Text.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
  listStyle: 'none',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
  selectors: { '&[data-state="failed"]': { borderColor: vars.color.criticalSolid } },
  // A narrow row leaves no room for two buttons beside a name.
  '@media': { [belowTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const facts = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0 });
export const name = style({ overflowWrap: 'anywhere' });
export const detail = style([
  textSize.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.xsmall}`,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  },
]);
export const done = style({ display: 'flex', color: vars.color.positiveSolid });
export const problem = style([
  textSize.small,
  { color: vars.color.criticalSolid, fontWeight: vars.weight.medium },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  '@media': { [belowTablet]: { gridColumn: '2', marginInlineStart: `calc(-1 * ${vars.space.small})` } },
});
