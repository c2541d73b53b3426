import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';

/**
 * A line of segments. With enlarged text, it wraps. No flex box: from right to left, marks among the segments keep the
 * order of hours and minutes, and those only work in a line of text.
 */
export const segments = style({
  cursor: 'text',
  selectors: { '&&': { display: 'block', alignContent: 'center' } },
});
/** A field of segments. The space within each segment is part of the distance to the outline. */
export const segmentedField = style({ padding: `${vars.space.xsmall} ${fineSize[9]}` });

/** The focused segment is filled, because a ring would cover its neighbors. */
export const segment = style({
  display: 'inline-block',
  paddingInline: fineSize[3],
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  caretColor: 'transparent',
  outline: 'none',
  selectors: {
    '&[data-type="literal"]': { display: 'inline', padding: 0 },
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-focused]': { color: vars.color.onAccent, background: vars.color.accent },
    '&[data-disabled]': { color: 'inherit' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
      },
    },
  },
});
