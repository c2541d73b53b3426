import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnSize } from '../../theme/sizes.ts';

/** The surface of everything that opens beside its button. */
export const floating = style({
  maxWidth: `calc(100vw - ${vars.space.large})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.standard,
  color: vars.color.text,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const content = style({
  width: columnSize.aside,
  maxWidth: '100%',
  padding: vars.space.medium,
  outline: 'none',
});
