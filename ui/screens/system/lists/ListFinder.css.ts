import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../../theme/media.ts';
import { columnSize } from '../../../theme/sizes.ts';

export const finder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { print: { display: 'none' } },
});
/** Takes the room that the chips leave. */
export const search = style({
  flex: `1 1 ${columnSize.tile}`,
  minWidth: 0,
  '@media': { [belowTablet]: { flexBasis: '100%' } },
});
export const fromTabletOnly = style({ '@media': { [belowTablet]: { display: 'none' } } });
export const onPhone = style({ '@media': { [fromTablet]: { display: 'none' } } });
