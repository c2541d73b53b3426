import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';

export const line = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.banner,
  '@media': { print: { display: 'none' } },
});

export const strip = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxsmall} ${vars.space.small}`,
    minHeight: vars.control.standard,
    padding: `${vars.space.xxsmall} clamp(${vars.space.medium}, 4vw, ${vars.space.xlarge})`,
    borderBottom: '1px solid currentColor',
  },
  variants: {
    state: {
      offline: { color: vars.color.onCautionSoft, background: vars.color.cautionSoft },
      restored: { color: vars.color.onPositiveSoft, background: vars.color.positiveSoft },
      online: { color: vars.color.onInfoSoft, background: vars.color.infoSoft },
    },
  },
});

export const textBox = style({ flex: '1 1 0', minWidth: onGrid(160) });
