import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { segmentedField } from '../Field/Segments.css.ts';

/** On a phone, the last date wraps. */
export const dates = style([
  segmentedField,
  {
    display: 'flex',
    flexGrow: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.xxsmall}`,
    minWidth: 0,
  },
]);
export const dash = style({ color: vars.color.textMuted });
