import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textSize } from '../../components/Text/Text.css.ts';

export const legend = style([
  textSize.lead,
  { padding: 0, marginBottom: vars.space.small, fontWeight: vars.weight.strong },
]);
