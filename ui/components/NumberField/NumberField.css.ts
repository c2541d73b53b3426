import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The group around it draws the outline and the focus ring. */
export const input = style({
  flexGrow: 1,
  width: '100%',
  minWidth: 0,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: 0,
  borderRadius: 'inherit',
  fontSize: vars.size.body,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  background: 'transparent',
  outline: 'none',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentcolor', opacity: 1 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:disabled': { color: 'GrayText' } } } },
});
