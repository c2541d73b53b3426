import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { belowTablet, fromDesktop, fromTablet } from '../theme/media.ts';

/** A wide column beside a narrow one; stacked on narrow screens and on paper. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [`screen and ${fromDesktop}`]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    },
  },
});

/** A list item, separated from the next by a line. */
export const entry = style({
  paddingBlock: vars.space.medium,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
  },
});

/** One of several tiles in a row: head, content, and actions that line up across tiles. */
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.small,
  height: '100%',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  background: vars.color.surface,
});

export const bullets = style({ paddingInlineStart: vars.space.medium });
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** For what a phone shows in another form, or a press away. */
export const phoneOnly = style({ '@media': { [fromTablet]: { display: 'none' } } });
export const notOnPhone = style({ '@media': { [belowTablet]: { display: 'none' } } });
