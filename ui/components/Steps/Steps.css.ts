import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { textSize } from '../Text/Text.css.ts';

const { color } = vars;

export const steps = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });
export const count = style([textSize.small, { color: color.textMuted }]);

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  listStyle: 'none',
});

export const step = recipe({
  base: {
    display: 'grid',
    gap: vars.space.xxsmall,
    alignContent: 'start',
    paddingTop: vars.space.xsmall,
    borderTop: '4px solid',
    printColorAdjust: 'exact',
  },
  variants: {
    state: {
      done: { borderColor: color.accent },
      current: { borderColor: color.accent },
      coming: {
        borderColor: color.line,
        color: color.textMuted,
        '@media': { '(forced-colors: active)': { borderColor: 'GrayText', borderTopStyle: 'dashed' } },
      },
    },
  },
});
/** On a phone only the markers are visible; the line above names the current step. */
export const textBox = recipe({
  base: [
    textSize.small,
    {
      display: 'flex',
      alignItems: 'baseline',
      gap: vars.space.xxsmall,
      '@media': {
        [`not all and ${fromTablet}`]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  ],
  variants: {
    state: {
      done: {},
      current: { fontWeight: vars.weight.strong },
      coming: {},
    },
  },
});
export const iconBox = style({ display: 'inline-flex', alignSelf: 'center', color: color.accent });
