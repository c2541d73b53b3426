import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const provider = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'center',
  justifyItems: 'start',
});
export const providerAction = style({ gridColumn: '1 / -1' });
export const providerWords = style({ minWidth: 0 });
export const group = style({ border: 0, minWidth: 0 });
export const groupLabel = style({ padding: 0 });
export const groupBody = style({ display: 'grid', gap: vars.space.small, marginTop: vars.space.xsmall });
export const error = style({
  color: vars.color.criticalSolid,
  fontSize: vars.size.small,
});
export const summary = style({
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
