import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { hills } from './hills.ts';

const { color } = vars;
const on = (background: string) => ({ color: color.onRole, background });

const hillSlopes = Object.fromEntries(
  hills.map((degrees, index) => [`&[data-hill="${index}"]::after`, { transform: `rotate(${degrees}deg)` }]),
);

export const avatar = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    letterSpacing: '0.01em',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    printColorAdjust: 'exact',
    selectors: {
      // The hill.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: '-30%',
        insetBlockStart: '64%',
        height: '100%',
        borderRadius: '50%',
        background: 'currentColor',
        opacity: 0.13,
      },
      ...hillSlopes,
    },
  },
  variants: {
    shape: { person: { borderRadius: vars.radius.full }, organization: { borderRadius: '22%' } },
    size: {
      small: { width: onGrid(32), height: onGrid(32), fontSize: vars.size.caption },
      standard: { width: vars.control.standard, height: vars.control.standard, fontSize: vars.size.body },
      large: { width: onGrid(72), height: onGrid(72), fontSize: vars.size.title },
    },
    color: {
      neutral: { color: color.text, background: color.sunken, borderColor: color.control },
      user: on(color.roleUser),
      recruiter: on(color.roleRecruiter),
      university: on(color.roleUniversity),
      hospital: on(color.roleHospital),
      nonprofit: on(color.roleNonprofit),
      admin: on(color.roleAdmin),
    },
  },
});
