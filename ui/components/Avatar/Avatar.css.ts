import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

const { color } = vars;
const on = (background: string) => ({ color: color.onRole, background });

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.full,
    border: '1px solid transparent',
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    letterSpacing: '0.01em',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    printColorAdjust: 'exact',
  },
  variants: {
    size: {
      small: { width: onGrid(32), height: onGrid(32), fontSize: vars.size.caption },
      standard: { width: vars.control.standard, height: vars.control.standard, fontSize: vars.size.body },
      large: { width: onGrid(72), height: onGrid(72), fontSize: vars.size.title },
    },
    tone: {
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
