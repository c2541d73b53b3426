import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

const { color } = vars;

/** A link to a page, or a button. */
const rowBase = style([
  textSize.small,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    width: '100%',
    minHeight: vars.control.standard,
    padding: `${fineSize[6]} ${fineSize[10]}`,
    border: 0,
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    color: color.onInkMuted,
    background: 'transparent',
    cursor: 'pointer',
    outlineOffset: '-3px',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&:hover': { color: color.onInk, background: color.inkRaised },
      '&[aria-current]': { color: color.onInk, background: color.inkRaised },
      // Marks the current item not only by color.
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: vars.space.xsmall,
        insetInlineStart: 0,
        borderInlineStart: `3px solid ${color.honor}`,
        borderRadius: vars.radius.full,
      },
      // The other language's code stands where the other rows have an icon, and isn't read out.
      '&[hreflang]::before': {
        content: ['attr(hreflang)', 'attr(hreflang) / ""'],
        flexShrink: 0,
        width: vars.mark.standard,
        fontWeight: vars.weight.strong,
        textAlign: 'center',
        textTransform: 'uppercase',
      },
    },
  },
]);
export const row = styleVariants(
  { wide: {}, narrow: { justifyContent: 'center', paddingInline: 0 } },
  (own) => [rowBase, own],
);
export const sign = style({ display: 'flex', flexShrink: 0 });
export const label = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 });

const badgeBase = style([
  textSize.caption,
  {
    flexShrink: 0,
    borderRadius: vars.radius.full,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: color.onInk,
  },
]);
export const badge = styleVariants(
  {
    wide: {},
    // Beside the icon there is room for a dot only; the count is in the accessible name and the tooltip.
    narrow: {
      position: 'absolute',
      top: fineSize[6],
      insetInlineEnd: vars.space.xsmall,
      width: onGrid(8),
      height: onGrid(8),
      overflow: 'hidden',
      background: color.honor,
    },
  },
  (own) => [badgeBase, own],
);
