import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textSize } from '../../../components/Text/Text.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { fromDesktop, fromTablet } from '../../../theme/media.ts';
import { columnSize, onGrid } from '../../../theme/sizes.ts';

const paneHeight = `clamp(${onGrid(448)}, 74dvh, ${onGrid(832)})`;

/** List and conversation side by side if there is room, otherwise one of them. */
export const panes = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [fromDesktop]: { gridTemplateColumns: `minmax(0, ${columnSize.aside}) minmax(0, 1fr)` } },
});
/** Above the list or the conversation, where only one of them fits. */
export const pageAlone = style({ '@media': { [fromDesktop]: { display: 'none' } } });
/** The same in the panes, where both fit: so the conversation's name, which is the page's heading, stands high. */
export const besideList = style({
  flexShrink: 0,
  '@media': { [`not all and ${fromDesktop}`]: { display: 'none' } },
});
export const listHead = style([
  besideList,
  { padding: vars.space.xsmall, borderBottom: `1px solid ${vars.color.line}` },
]);
export const pane = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.standard,
    background: vars.color.surface,
    overflow: 'hidden',
    '@media': { [fromDesktop]: { height: paneHeight } },
  },
  variants: {
    /** Hidden where only one fits. */
    givesWay: { true: { display: 'none', '@media': { [fromDesktop]: { display: 'flex' } } } },
    /** Keeps the message field above a phone's bottom bar. */
    isConversation: {
      true: {
        '@media': {
          [`not all and ${fromDesktop}`]: {
            height: `clamp(${onGrid(352)}, calc(100dvh - ${onGrid(312)}), ${onGrid(832)})`,
          },
        },
      },
    },
  },
});
export const paneHead = style({
  display: 'grid',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const scroll = style({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outlineOffset: '-3px' },
});
export const asked = style({ padding: vars.space.medium });
export const list = style({ listStyle: 'none' });
export const row = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderInlineStart: '4px solid transparent',
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunken },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': { background: vars.color.sunken, borderInlineStartColor: vars.color.accent },
  },
});
export const entryWords = style({ display: 'grid', gap: vars.space.hair, minWidth: 0 });
export const entryLine = style({
  display: 'flex',
  gap: vars.space.xsmall,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minWidth: 0,
});
/** Full name, with the time below it if both don't fit. */
export const entryHead = style([entryLine, { flexWrap: 'wrap', rowGap: 0 }]);
export const oneLine = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Takes what is left between what stands before and behind it. */
export const lastWords = style([oneLine, { flexGrow: 1 }]);
export const name = style([oneLine, { selectors: { ':root[data-text-size] &': { whiteSpace: 'normal' } } }]);
export const never = style({ flexShrink: 0 });

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'center',
});
export const log = style([scroll, { position: 'relative', padding: vars.space.medium }]);
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
  minHeight: '100%',
  listStyle: 'none',
});
export const message = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.hair,
    maxWidth: `min(${columnSize.message}, 88%)`,
  },
  variants: {
    isSent: {
      true: { alignSelf: 'flex-end', alignItems: 'flex-end' },
      false: { alignSelf: 'flex-start', alignItems: 'flex-start' },
    },
  },
});
export const meta = style([
  textSize.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xsmall,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);
export const typing = style([
  meta,
  { alignItems: 'center', padding: `0 ${vars.space.medium} ${vars.space.xsmall}` },
]);
export const notes = style({ display: 'grid', gap: vars.space.small, padding: vars.space.medium });
export const composer = style({
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  alignItems: 'center',
  justifyContent: 'space-between',
});
/** Hidden on phones, which don't have these keys. */
export const keys = style({
  display: 'none',
  '@media': { [fromTablet]: { display: 'inline' } },
});
