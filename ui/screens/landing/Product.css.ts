import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inner, section } from './Landing.css.ts';

export const band = style([inner, section, { display: 'grid', gap: vars.space.xlarge, paddingBlockEnd: 0 }]);
export const frame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  boxShadow: vars.shadow.floating,
});
export const picture = style({ display: 'block', width: '100%', height: 'auto' });
