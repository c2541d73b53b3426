import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
});

/** As far down as the label above an input, so that the button stands beside the inputs. */
export const submit = style({
  paddingTop: `calc(${vars.size.small} * ${vars.line.small} + ${vars.space.xxsmall})`,
});
