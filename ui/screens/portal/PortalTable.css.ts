import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';
import { textSize } from '../../components/Text/Text.css.ts';
import { container, narrow, wide } from '../../components/Table/Table.css.ts';
import { nameContainer } from '../../components/Table/TableRow.css.ts';

const compact = '[data-row-density=compact] &';
/** A tablet, where a row's name has room for a note beside it. */
const roomy = `${container} (${columnSize.aside} < width <= ${onGrid(704)})`;

/** Where there is little room, the full name matters more. On a phone, the row's other lines stand beside it too. */
export const picture = style({
  display: 'inline-flex',
  '@container': {
    [`${nameContainer} (max-width: ${onGrid(168)})`]: { display: 'none' },
    [wide]: { selectors: { [compact]: { display: 'none' } } },
    [narrow]: {
      position: 'absolute',
      insetInlineStart: vars.space.xxsmall,
      insetBlockStart: vars.space.medium,
    },
  },
});
globalStyle(`tr:has(> th ${picture})`, {
  '@container': { [narrow]: { paddingInlineStart: `${onGrid(48)} !important` } },
});
export const person = style({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: vars.space.small,
  alignItems: 'center',
});
/** Two lines, each cut off by itself; one after the other in compact rows and on a phone. */
export const lines = style({
  display: 'grid',
  minWidth: 0,
  '@container': {
    [roomy]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.small },
    [wide]: {
      selectors: {
        [compact]: { display: 'flex', alignItems: 'baseline', gap: vars.space.xsmall },
      },
    },
  },
});
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;
const whole = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

export const name = style({
  ...cut,
  fontSize: vars.size.body,
  lineHeight: vars.line.title,
  '@container': {
    [narrow]: whole,
    [wide]: { selectors: { [compact]: { flexShrink: 0, maxWidth: '100%' } } },
  },
  selectors: { 'a:focus &': whole },
});
export const note = style([
  textSize.small,
  {
    ...cut,
    color: vars.color.textMuted,
    fontWeight: vars.weight.regular,
    '@container': { [narrow]: whole },
    selectors: { 'a:focus &': whole },
  },
]);
/** The second line of a cell. */
export const second = style([
  textSize.small,
  { ...cut, color: vars.color.textMuted, fontWeight: vars.weight.regular },
]);
globalStyle(`${second} :not([data-component=Badge])`, { color: 'inherit' });
/** A value and a second one below it; beside each other in compact rows and on a phone. */
export const pair = style([
  lines,
  {
    '@container': {
      [narrow]: {
        display: 'flex',
        alignItems: 'baseline',
        columnGap: vars.space.small,
        // A long name goes on below; of other pairs, the second is cut off.
        selectors: { 'th &': { flexWrap: 'wrap' } },
      },
    },
  },
]);
/** The same, whose second value goes on below on a phone: it matters as much. */
export const wrappedPair = style([pair, { '@container': { [narrow]: { flexWrap: 'wrap' } } }]);
/** Two of them are no taller than two lines. */
globalStyle(`${pair} [data-component=Badge]`, { paddingBlock: 0 });
globalStyle(`td ${pair} > :first-child`, { '@container': { [narrow]: { flexShrink: 0, maxWidth: '100%' } } });

/** No taller than a name with a line below it, and one line beside a second one or in compact rows. */
export const words = style([
  textSize.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    whiteSpace: 'normal',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      ':focus > * > &, a:focus &': { display: 'block' },
      [`${pair} > &`]: { WebkitLineClamp: 1 },
    },
    '@container': { [wide]: { selectors: { [compact]: { WebkitLineClamp: 1 } } } },
  },
]);

globalStyle(`${second} > ${words}`, { WebkitLineClamp: 1 });

/** A bar beside its value. */
export const progress = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${onGrid(48)}, 1fr) ${vars.control.standard}`,
  gap: vars.space.xsmall,
  alignItems: 'center',
});
