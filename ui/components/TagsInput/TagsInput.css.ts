import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const parts = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });
