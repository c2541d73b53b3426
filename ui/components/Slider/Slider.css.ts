import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';

const forced = '(forced-colors: active)';
const { color } = vars;
const invalid = '[data-invalid] &';
const disabled = '&[data-disabled]';

export const output = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  selectors: { [disabled]: { color: color.textMuted } },
  '@media': { [forced]: { selectors: { [disabled]: { color: 'GrayText' } } } },
});

/** As tall as a thumb's target. Targets at both ends stay within the field. */
export const track = style({
  display: 'grid',
  alignItems: 'center',
  height: vars.control.standard,
  marginInline: `calc(${vars.control.standard} / 2)`,
  cursor: 'pointer',
  selectors: { [disabled]: { cursor: 'not-allowed' } },
});
export const line = style({
  position: 'relative',
  // Reaches the outer edges of the circles.
  marginInline: `calc(-1 * ${vars.space.small})`,
  paddingInline: vars.space.small,
  height: fineSize[6],
  borderRadius: vars.radius.full,
  background: color.control,
  '@media': { [forced]: { border: '1px solid CanvasText', background: 'Canvas' } },
});
/** Within the padding of the line, so that its ends are the thumbs' centers. */
export const range = style({ position: 'relative', height: '100%' });
export const fill = recipe({
  base: {
    printColorAdjust: 'exact',
    background: color.accent,
    selectors: {
      [invalid]: { background: color.criticalSolid },
      [disabled]: { background: color.control },
    },
    '@media': {
      [forced]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { [invalid]: { background: 'Highlight' }, [disabled]: { background: 'GrayText' } },
      },
    },
  },
  variants: {
    thumbs: {
      // The line starts before the lowest value.
      one: {
        '::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: `calc(-1 * ${vars.space.small})`,
          width: vars.space.small,
          height: '100%',
          borderStartStartRadius: vars.radius.full,
          borderEndStartRadius: vars.radius.full,
          background: 'inherit',
        },
      },
      two: {},
    },
  },
});

/** The target of a finger. Its circle is smaller. */
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  top: '50%',
  width: vars.control.standard,
  height: vars.control.standard,
  cursor: 'grab',
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing' },
    [disabled]: { cursor: 'not-allowed' },
    '[data-readonly] &': { cursor: 'default' },
  },
});
export const circle = style({
  width: vars.mark.large,
  height: vars.mark.large,
  border: `2px solid ${color.accent}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '[data-hovered] > &, [data-dragging] > &': { background: color.accentSoft },
    '[data-focus-visible] > &': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    '[data-invalid] &': { borderColor: color.criticalSolid },
    '[data-readonly] &': { background: color.sunken },
    '[data-disabled] > &': { borderColor: color.control, background: color.sunken },
  },
  '@media': {
    [forced]: {
      borderColor: 'ButtonText',
      selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } },
    },
  },
});
