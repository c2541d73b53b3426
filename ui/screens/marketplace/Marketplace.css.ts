import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';

export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'start',
});

/** What an organization offers; on a phone as much of it as a line holds. */
export const oneLineOnPhone = style({
  display: 'block',
  color: vars.color.text,
  '@media': { [belowTablet]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
export const facts = style({ display: 'block', minWidth: 0 });
