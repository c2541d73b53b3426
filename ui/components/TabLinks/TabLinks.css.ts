import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const links = style({ listStyle: 'none' });
globalStyle(`${links} > li`, { flexShrink: 0 });
globalStyle(`${links} a`, { textDecoration: 'none' });
globalStyle(`${links} a:hover:not([data-selected])`, {
  color: vars.color.text,
  background: vars.color.sunken,
});
