import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';

export const skipLink = style({
  position: 'absolute',
  top: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: layer.toast,
  padding: `${fineSize[10]} ${vars.space.medium}`,
  borderRadius: vars.radius.standard,
  fontWeight: vars.weight.medium,
  color: vars.color.onAccent,
  background: vars.color.accent,
  selectors: {
    '&:focus': { boxShadow: vars.shadow.floating },
    // Moved off screen, because a hidden link can't take focus.
    '&:not(:focus)': { transform: `translateY(calc(-100% - ${onGrid(32)}))` },
  },
});
