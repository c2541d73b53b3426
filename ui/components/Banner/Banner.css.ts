import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { columnSize } from '../../theme/sizes.ts';

export const banner = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xsmall} ${vars.space.medium}`,
    padding: `${vars.space.small} ${vars.space.medium}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.standard,
  },
  variants: {
    tone: {
      info: {
        color: vars.color.onInfoSoft,
        background: vars.color.infoSoft,
        borderColor: vars.color.infoSolid,
      },
      positive: {
        color: vars.color.onPositiveSoft,
        background: vars.color.positiveSoft,
        borderColor: vars.color.positiveSolid,
      },
      caution: {
        color: vars.color.onCautionSoft,
        background: vars.color.cautionSoft,
        borderColor: vars.color.cautionSolid,
      },
      critical: {
        color: vars.color.onCriticalSoft,
        background: vars.color.criticalSoft,
        borderColor: vars.color.criticalSolid,
      },
    },
  },
});

export const message = style({
  display: 'flex',
  flex: `1 1 ${columnSize.tile}`,
  gap: vars.space.small,
  minWidth: 0,
});
/** Breaks long words, such as a URL. */
export const textBox = style({ minWidth: 0, overflowWrap: 'anywhere' });
/** Aligned with the first line of text, however many lines follow. */
export const iconBox = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  height: `calc(${vars.size.body} * ${vars.line.body})`,
});
export const action = style({
  '@media': { [belowTablet]: { marginInlineStart: vars.space.xlarge } },
});
