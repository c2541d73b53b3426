import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';

export const field = style({
  // Contains visually hidden content, so that it doesn't lengthen the page outside its scroll container.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.xxsmall,
  minWidth: 0,
});

export const label = style([textSize.small, { color: vars.color.text, fontWeight: vars.weight.medium }]);
export const mark = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });
export const help = style([textSize.small, { color: vars.color.textMuted }]);

export const error = style([
  textSize.small,
  {
    display: 'flex',
    gap: vars.space.xxsmall,
    color: vars.color.criticalSolid,
    fontWeight: vars.weight.medium,
  },
]);
/** Aligned with the first line of text, however many lines follow. */
export const errorIcon = style({ display: 'flex', flexShrink: 0, alignItems: 'center', height: '1.5em' });

export const count = recipe({
  base: [textSize.caption, { alignSelf: 'flex-end', fontVariantNumeric: 'tabular-nums' }],
  variants: {
    isOver: {
      false: { color: vars.color.textMuted },
      true: { color: vars.color.criticalSolid, fontWeight: vars.weight.medium },
    },
  },
});

/** Contains the control and the icons or buttons at its ends. */
export const frame = style({ position: 'relative', display: 'grid' });
export const end = style({
  position: 'absolute',
  top: vars.space.xxsmall,
  insetInlineEnd: vars.space.xxsmall,
  display: 'flex',
  alignItems: 'center',
});
export const start = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: vars.space.small,
  display: 'flex',
  alignItems: 'center',
  height: vars.control.standard,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

/** The outline that all kinds of fields share. */
export const control = recipe({
  base: {
    width: '100%',
    minWidth: 0,
    minHeight: vars.control.standard,
    margin: 0,
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.standard,
    // 17 px. Below 16 px, iOS zooms into the focused field.
    fontSize: vars.size.body,
    lineHeight: 1.5,
    textAlign: 'start',
    color: vars.color.text,
    background: vars.color.surface,
    transition: `border-color ${vars.motion.quick}`,
    selectors: {
      '&:hover, &[data-hovered]': { borderColor: vars.color.text },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&[data-invalid], [data-invalid] > * > &': {
        borderColor: vars.color.criticalSolid,
        boxShadow: `inset 0 0 0 1px ${vars.color.criticalSolid}`,
      },
      '&[data-disabled], &:disabled': {
        color: vars.color.textMuted,
        background: vars.color.sunken,
        borderColor: vars.color.line,
        cursor: 'not-allowed',
        // Safari renders the text of disabled controls lighter than its color.
        WebkitTextFillColor: 'currentcolor',
        opacity: 1,
      },
      '&:read-only:not(:disabled):is(input, textarea)': { background: vars.color.sunken },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-invalid], [data-invalid] > * > &': { borderWidth: '3px' },
          '&[data-disabled], &:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  variants: {
    hasStart: { true: { paddingInlineStart: onGrid(40) } },
    end: {
      icon: { paddingInlineEnd: vars.control.standard },
      word: { paddingInlineEnd: vars.space.section },
    },
  },
});
