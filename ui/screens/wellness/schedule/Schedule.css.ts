import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fromTablet } from '../../../theme/media.ts';
import { column } from '../../../theme/sizes.ts';

/** Calendar beside the times of the selected day. */
export const choices = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [fromTablet]: { gridTemplateColumns: `minmax(0, ${column.aside}) minmax(0, 1fr)` } },
});
export const half = style({ '@media': { [fromTablet]: { maxWidth: column.aside } } });
export const provider = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
  padding: vars.space.small,
  borderRadius: vars.radius.standard,
  background: vars.color.sunken,
});
export const providerWords = style({ flexGrow: 1, minWidth: 0 });
export const group = style({ border: 0, minWidth: 0 });
export const groupLabel = style({ padding: 0 });
export const groupBody = style({ display: 'grid', gap: vars.space.small, marginTop: vars.space.xsmall });
export const error = style({
  color: vars.color.criticalSolid,
  fontSize: vars.size.small,
});
export const summary = style({
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
});
