import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fromTablet } from '../../../theme/media.ts';

/** What people wrote, with their line breaks. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** An entry is typed on the left and added on the right. */
export const entryRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xsmall,
  alignItems: 'end',
});
export const entryList = style({ display: 'grid', gap: vars.space.small });
export const columnNames = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  listStyle: 'none',
});

/** Name and day of a deadline, and a button to remove it; the name above them on a phone. */
export const deadlineRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xsmall,
  alignItems: 'end',
  '@media': { [fromTablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' } },
});
export const deadlineName = style({
  gridColumn: '1 / -1',
  '@media': { [fromTablet]: { gridColumn: 'auto' } },
});
