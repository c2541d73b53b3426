import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../../theme/media.ts';

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@media': { print: { display: 'none' } },
});

/** Four in a row, two by two on a phone. */
export const presets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xsmall,
  '@media': {
    [belowTablet]: { width: '100%' },
    [fromTablet]: { gridTemplateColumns: 'repeat(4, auto)' },
  },
});
