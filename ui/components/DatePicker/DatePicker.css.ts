import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';
import { segmentedField } from '../Field/Segments.css.ts';
import { floating } from '../Popover/Popover.css.ts';

export const date = style([segmentedField, { flexGrow: 1, minWidth: 0 }]);

/** On a phone of 320 px, seven days of 44 px need its full width. Wider ones leave room around them. */
export const popover = style([
  floating,
  {
    width: onGrid(368),
    maxWidth: `calc(100vw - ${vars.space.xsmall})`,
    padding: vars.space.small,
    '@media': {
      [belowTablet]: { paddingInline: `clamp(0px, (100vw - ${onGrid(320)}) / 4, ${vars.space.small})` },
    },
  },
]);
export const dialog = style({ outline: 'none' });
export const message = style({
  paddingTop: vars.space.xsmall,
  '@media': { [belowTablet]: { paddingInline: vars.space.small } },
});
