import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textSize } from '../../components/Text/Text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop, fromWeekAndMore, fromWide } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';

const twoColumns = { gridTemplateColumns: `${onGrid(264)} minmax(0, 1fr)` };
/** Requests, and what is booked: beside each other where there is room for both. */
export const beside = recipe({
  base: {
    display: 'grid',
    gap: vars.space.large,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
  },
  variants: {
    span: {
      day: { '@media': { [fromWide]: twoColumns } },
      week: { '@media': { [fromWeekAndMore]: twoColumns } },
    },
  },
});
/** What can be done with a request, above the link that covers its row. */
export const answers = style({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  marginBlock: vars.space.xxsmall,
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
});
export const end = style({ marginInlineStart: 'auto' });

/** The days of a week beside each other on a desk, one after another elsewhere. */
export const week = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [fromDesktop]: { gap: vars.space.xsmall, gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
});
export const weekday = style({
  display: 'grid',
  gap: vars.space.xsmall,
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [fromDesktop]: {
      minHeight: onGrid(192),
      paddingInlineStart: vars.space.xsmall,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});
export const today = style({
  '@media': { [fromDesktop]: { borderInlineStart: `2px solid ${vars.color.honor}` } },
});
/** A day onto which the visit that is dragged can be put. */
export const drop = style({
  outline: `2px dashed ${vars.color.honor}`,
  outlineOffset: '-2px',
});
/** A visit in a column. */
export const block = style([
  textSize.small,
  {
    display: 'grid',
    minWidth: 0,
    padding: vars.space.xsmall,
    borderRadius: vars.radius.standard,
    color: vars.color.text,
    background: vars.color.sunken,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);
export const due = style({ color: vars.color.onCautionSoft, background: vars.color.cautionSoft });
export const lifted = style({ outline: `2px dashed ${vars.color.line}` });
export const over = style({ color: vars.color.textMuted });
export const blockTime = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
