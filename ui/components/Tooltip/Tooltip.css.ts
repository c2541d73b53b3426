import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnSize } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

/** In the colors of text, so that nobody takes it for a popover or button, which can be used. */
export const tooltip = style([
  textSize.small,
  {
    maxWidth: `min(${columnSize.tile}, 100vw - ${vars.space.large})`,
    padding: `${vars.space.xxsmall} ${vars.space.small}`,
    // In forced colors, the border is all that separates it from the page.
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    color: vars.color.paper,
    background: vars.color.text,
    boxShadow: vars.shadow.floating,
    textWrap: 'pretty',
    transition: `opacity ${vars.motion.quick}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  },
]);
