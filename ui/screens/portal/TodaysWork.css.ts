import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop } from '../../theme/media.ts';

/** The first thing beside what comes after it. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

/** The mark of a listing, as large as that of a person. */
export const listingMark = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.control.standard,
  height: vars.control.standard,
  borderRadius: vars.radius.standard,
  color: vars.color.textMuted,
  background: vars.color.sunken,
});
