import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The link stays at the bottom, however long the text is. */
export const cardBody = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: vars.space.small,
  height: '100%',
});
export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});
export const cardFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  rowGap: vars.space.xxsmall,
  color: vars.color.textMuted,
});
export const fact = style({ display: 'inline-flex', gap: vars.space.xsmall, alignItems: 'center' });
/** The organization's drawn logo. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.control.standard,
  height: vars.control.standard,
  borderRadius: vars.radius.standard,
  color: vars.color.onAccentSoft,
  background: vars.color.accentSoft,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
