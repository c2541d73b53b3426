import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';

/** On a phone, as much as a line holds. */
export const oneLineOnPhone = style({
  display: 'block',
  '@media': { [belowTablet]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

/** One line. Where there is little room, the end of the location is cut off. */
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  whiteSpace: 'nowrap',
});
export const place = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const stars = style({ flexShrink: 0 });
