import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textSize } from '../../components/Text/Text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';

/** Feature spec, section 9: 400 px on the dashboard, or less while the messages need less. */
const widgetHeight = onGrid(400);

export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
  },
  variants: {
    kind: {
      // The card around it has the line.
      widget: { maxHeight: widgetHeight },
      // As high as the messages, until they fill the window.
      page: {
        maxHeight: `clamp(${onGrid(400)}, 70dvh, ${onGrid(704)})`,
        // Between title and navigation, so that the field is always there.
        '@media': { [belowTablet]: { maxHeight: `max(${onGrid(320)}, calc(100dvh - ${onGrid(264)}))` } },
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.standard,
        background: vars.color.paper,
      },
    },
  },
});

export const log = style({
  position: 'relative',
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.medium,
  ':focus-visible': { outlineOffset: '-3px' },
});

export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
});

export const message = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.hair,
    maxWidth: `min(${columnSize.message}, 88%)`,
    '@media': { [belowTablet]: { maxWidth: '100%' } },
  },
  variants: {
    type: {
      user: { alignSelf: 'flex-end', alignItems: 'flex-end' },
      assistant: { alignSelf: 'flex-start', alignItems: 'flex-start' },
      crisis: { alignSelf: 'stretch', maxWidth: 'none' },
    },
  },
});

export const bubble = recipe({
  base: [
    textSize.body,
    {
      padding: `${vars.space.xsmall} ${vars.space.medium}`,
      border: '1px solid transparent',
      borderRadius: vars.radius.standard,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  ],
  variants: {
    type: {
      user: { color: vars.color.onAccentSoft, background: vars.color.accentSoft, borderEndEndRadius: 0 },
      assistant: {
        color: vars.color.text,
        background: vars.color.surface,
        borderColor: vars.color.line,
        borderEndStartRadius: 0,
      },
    },
  },
});

export const meta = style([
  textSize.caption,
  { display: 'flex', gap: vars.space.xsmall, color: vars.color.textMuted },
]);

export const more = style([
  textSize.small,
  {
    minHeight: onGrid(28),
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.accent,
    fontWeight: vars.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    cursor: 'pointer',
  },
]);

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
/** A message is read before it is answered, which takes an instant that nobody should see. */
export const typing = style([
  { animation: `${appear} 0s linear 300ms both` },
  textSize.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    padding: `0 ${vars.space.medium} ${vars.space.xsmall}`,
    color: vars.color.textMuted,
  },
]);

/** Where to start, between the messages and the field. */
export const prompts = style({
  flexShrink: 0,
  display: 'grid',
  gap: vars.space.xxsmall,
  minWidth: 0,
  paddingInline: vars.space.medium,
});
const fadeAtStart = vars.space.medium;
const fadeAtEnd = vars.space.xlarge;
const fade = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, transparent, #000 ${fadeAtStart}, #000 calc(100% - ${fadeAtEnd}), transparent)`;
export const promptRow = recipe({
  base: { gap: vars.space.xsmall, paddingBlockEnd: vars.space.small },
  variants: {
    kind: {
      // The messages need the height, so the prompts are one line that scrolls. It fades at both ends, where there
      // is padding before the first and after the last prompt.
      widget: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'max-content',
        marginInline: `calc(-1 * ${vars.space.medium})`,
        paddingInline: `${fadeAtStart} ${fadeAtEnd}`,
        scrollPaddingInline: `${fadeAtStart} ${fadeAtEnd}`,
        paddingBlockStart: vars.space.xxsmall,
        overflowX: 'auto',
        scrollbarWidth: 'thin',
        maskImage: fade('right'),
        selectors: { '[dir="rtl"] &': { maskImage: fade('left') } },
      },
      page: { display: 'flex', flexWrap: 'wrap' },
    },
  },
});

export const pinned = style({ padding: vars.space.small, borderBottom: `1px solid ${vars.color.line}` });

export const composer = style({
  flexShrink: 0,
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const inputRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xsmall,
});
