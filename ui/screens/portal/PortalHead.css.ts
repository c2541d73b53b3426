import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

const { color } = vars;

export const named = style({ display: 'flex', gap: vars.space.small, alignItems: 'center' });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: onGrid(36),
  height: onGrid(36),
  border: '1px solid transparent',
  borderRadius: '22%',
  color: color.onRole,
  printColorAdjust: 'exact',
});
/** Organizations have a square mark in the color of their role. */
export const marks = styleVariants(
  {
    recruiter: color.roleRecruiter,
    university: color.roleUniversity,
    hospital: color.roleHospital,
    nonprofit: color.roleNonprofit,
  },
  (background) => [mark, { background }],
);
export type PortalMarkRole = keyof typeof marks;
