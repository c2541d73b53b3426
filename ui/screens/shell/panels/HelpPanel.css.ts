import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { onGrid } from '../../../theme/sizes.ts';

export const list = style({ display: 'grid', gap: vars.space.xsmall, paddingInlineStart: onGrid(20) });
