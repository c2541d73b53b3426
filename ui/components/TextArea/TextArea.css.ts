import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const lineLength = 1.5;
const fewestLines = 3;
const mostLines = 14;

/**
 * Grows with its content in every browser, without script. An invisible copy of the value shares the control's grid
 * cell and gives it its height.
 */
export const growing = style({
  display: 'grid',
  minWidth: 0,
  selectors: {
    '&::after': {
      content: 'attr(data-value) " "',
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      gridArea: '1 / 1',
      padding: `${vars.space.xsmall} ${vars.space.small}`,
      border: '1px solid transparent',
      fontSize: vars.size.body,
      lineHeight: lineLength,
      minHeight: `calc(${fewestLines * lineLength}em + 2 * ${vars.space.xsmall} + 2px)`,
      maxHeight: `calc(${mostLines * lineLength}em + 2 * ${vars.space.xsmall} + 2px)`,
      overflow: 'hidden',
    },
  },
});

export const area = style({ gridArea: '1 / 1', resize: 'none', overflowWrap: 'anywhere' });
