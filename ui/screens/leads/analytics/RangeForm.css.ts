import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../../theme/media.ts';
import { columnSize } from '../../../theme/sizes.ts';

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
});

/** Wide enough for two full dates. On a phone, the button stands below them. */
export const days = style({
  flex: `1 1 ${columnSize.field}`,
  '@media': { [belowTablet]: { flexBasis: '100%' } },
});

/** Aligned with the inputs, below the height of a label. */
export const submit = style({
  '@media': {
    [fromTablet]: {
      paddingTop: `calc(${vars.size.small} * ${vars.line.small} + ${vars.space.xxsmall})`,
    },
  },
});
