import { style } from '@vanilla-extract/css';
import { textSize } from '../../components/Text/Text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';

export const pager = style({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' });

/** Keyboard hints, for devices with a keyboard and enough width. */
export const keys = style([
  textSize.caption,
  {
    color: vars.color.textMuted,
    display: 'none',
    '@media': { [`(hover: hover) and ${fromTablet}`]: { display: 'block' } },
  },
]);
