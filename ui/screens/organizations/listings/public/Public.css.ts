import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';
import { fromTablet } from '../../../../theme/media.ts';

/** The fields of the search in one row, with the button at their feet. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'end',
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr) auto' },
  },
});
