import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop } from '../../theme/media.ts';

/** Charts side by side if there is room; line charts take the full width. */
export const charts = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fullWidth = style({ minWidth: 0, '@media': { [fromDesktop]: { gridColumn: '1 / -1' } } });
export const halfWidth = style({ minWidth: 0 });
