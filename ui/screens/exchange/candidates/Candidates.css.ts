import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../../theme/media.ts';

export const finder = style({ display: 'grid', gap: vars.space.small });

/** The search takes what the branch leaves. */
export const finderFields = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': { [fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Two lines on a phone. The panel has all of it. */
export const summary = style({
  '@media': {
    [belowTablet]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});
