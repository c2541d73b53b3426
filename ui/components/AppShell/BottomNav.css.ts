import { style } from '@vanilla-extract/css';
import { inkBackground } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { countSize, fineSize, onGrid } from '../../theme/sizes.ts';

const { color } = vars;

export const bar = style({
  ...inkBackground,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { '(forced-colors: active)': { borderTop: '1px solid CanvasText' } },
});
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
});
export const navItem = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.hair,
  width: '100%',
  minHeight: onGrid(56),
  padding: `${vars.space.xxsmall} ${vars.space.hair}`,
  border: 0,
  // Five labels in a row: they grow with the text size only as far as the screen is wide.
  fontSize: `min(${vars.size.caption}, 3.7vw)`,
  lineHeight: 1.2,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  color: color.onInkMuted,
  background: 'transparent',
  cursor: 'pointer',
  outlineOffset: '-4px',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-current], &[data-current]': { color: color.onInk, background: color.inkRaised },
    // Marks the current item not only by color.
    '&[aria-current]::before, &[data-current]::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      insetInline: '20%',
      borderTop: `3px solid ${color.honor}`,
    },
  },
});
export const sign = style({ position: 'relative', display: 'flex' });
export const count = style({
  position: 'absolute',
  top: `-${fineSize[5]}`,
  insetInlineStart: fineSize[17],
  padding: `0 ${fineSize[5]}`,
  borderRadius: vars.radius.full,
  fontSize: `min(${countSize.small}, 3vw)`,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  color: color.onHonor,
  background: color.honor,
});
