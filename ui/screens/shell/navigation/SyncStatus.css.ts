import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { textSize } from '../../../components/Text/Text.css.ts';

export const line = style([
  textSize.caption,
  { display: 'flex', alignItems: 'center', gap: vars.space.xsmall, color: vars.color.textMuted },
]);
export const sign = style({ display: 'inline-flex', flexShrink: 0 });
export const textBox = style({ flex: '0 1 auto', minWidth: 0 });

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
/** Most changes are saved before anybody would read it. */
export const late = style({ animation: `${appear} 0s linear 1s both` });
