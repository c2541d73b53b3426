import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { whenReduced } from '../../theme/motion.ts';
import { fineSize } from '../../theme/sizes.ts';

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });

/** One line of links or tabs that scrolls if it is too long. */
export const scroller = style({
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollBehavior: 'smooth',
  ...whenReduced({ scrollBehavior: 'auto' }),
});

export const list = style([
  scroller,
  { display: 'flex', gap: vars.space.xxsmall, boxShadow: `inset 0 -1px ${vars.color.line}` },
]);

export const tab = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.standard,
  padding: `${vars.space.xsmall} ${fineSize[14]}`,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  borderBottom: '3px solid transparent',
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // Inside the tab: the scrolling list would clip a ring around it, and the mark of the selected tab stays visible.
  outlineOffset: '-6px',
  WebkitTapHighlightColor: 'transparent',
  transition: `color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text, background: vars.color.sunken },
    '&[data-selected]': { color: vars.color.text, borderBottomColor: vars.color.accent },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:not([data-selected])': { borderBottomColor: 'Canvas' },
        '&[data-selected]': { borderBottomColor: 'Highlight' },
      },
    },
  },
});
export const count = style({
  minWidth: vars.mark.large,
  padding: `0 ${fineSize[7]}`,
  borderRadius: vars.radius.full,
  fontSize: vars.size.caption,
  lineHeight: vars.line.caption,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  background: vars.color.sunken,
});
export const panel = style({ minWidth: 0, borderRadius: vars.radius.small, outlineOffset: '6px' });
