import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const evidence = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  color: vars.color.onCautionSoft,
  background: vars.color.cautionSoft,
});
export const noteLines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const helper = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});
