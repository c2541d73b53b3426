import { style } from '@vanilla-extract/css';

export const pager = style({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' });
