import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({ display: 'grid', gap: vars.space.xsmall, paddingLeft: '1.25rem' });
