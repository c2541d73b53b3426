import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';
import { textSize } from '../Text/Text.css.ts';
import { headHeight, line, narrow, stays, staysAtEnd, wide } from './Table.css.ts';

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'block',
  background: vars.color.paper,
  // With several lines, a sticky head would leave too little room for the rows.
  '@container': { [narrow]: { position: 'static', borderBottom: line } },
  '@media': { print: { position: 'static' } },
});

export const headRow = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    borderBlock: line,
    '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', border: 0 } },
  },
  variants: {
    /** Only the head of a list that is sorted elsewhere: nothing of it is left on narrow screens. */
    isHidden: { true: { '@container': { [narrow]: { display: 'block', height: 0, overflow: 'hidden' } } } },
  },
});

export const headCell = recipe({
  base: [
    textSize.small,
    {
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      minHeight: headHeight,
      padding: `0 ${vars.space.small}`,
      fontWeight: vars.weight.medium,
      color: vars.color.textMuted,
      background: vars.color.paper,
    },
  ],
  variants: {
    isShown: {
      true: {
        '@container': { [narrow]: { flexShrink: 0, padding: `0 ${vars.space.xsmall}` } },
      },
      false: {
        '@container': {
          [narrow]: {
            position: 'absolute',
            width: '1px',
            height: '1px',
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
    align: { start: { textAlign: 'start' }, end: { justifyContent: 'flex-end', textAlign: 'end' } },
    isRowHeader: { true: { '@container': { [wide]: stays } } },
    isEnd: { true: { '@container': { [wide]: staysAtEnd } } },
    /** A button for each of the two values of its cells. */
    hasSecond: {
      true: { flexDirection: 'column', justifyContent: 'center', alignItems: 'flex-start' },
    },
  },
  compoundVariants: [{ variants: { align: 'end', hasSecond: true }, style: { alignItems: 'flex-end' } }],
});

/** Lies over the head in its height, so that nothing moves when rows are selected. The checkbox for all stays. */
export const bar = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: `${onGrid(44)} 0`,
  zIndex: layer.sticky + 1,
  display: 'grid',
  minHeight: `calc(${headHeight} + 2px)`,
  color: vars.color.onInk,
  background: vars.color.inkRaised,
  '@container': { [narrow]: { position: 'sticky', insetInline: 0 } },
  '@media': { print: { display: 'none' } },
});
globalStyle(`[data-bar] > th`, { background: vars.color.inkRaised, color: vars.color.onInk });

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minHeight: vars.control.small,
  maxWidth: `calc(100% + 2 * ${vars.space.xsmall})`,
  margin: `0 calc(-1 * ${vars.space.xsmall})`,
  padding: `0 ${vars.space.xsmall}`,
  border: 0,
  borderRadius: vars.radius.small,
  fontWeight: 'inherit',
  textAlign: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.line },
    '&[data-sorts]': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-3px' },
    // One of two in a head.
    '& + &, &:has(+ &)': { minHeight: vars.mark.large },
  },
  '@container': { [narrow]: { maxWidth: 'none', margin: 0, whiteSpace: 'nowrap' } },
  '@media': { '(pointer: coarse)': { minHeight: vars.control.standard } },
});
globalStyle(`${sortButton} > svg`, { flexShrink: 0 });
/** Says that the column can sort without competing with the one that does. */
globalStyle(`${sortButton}:not([data-sorts], :hover, :focus-visible) > svg`, { opacity: 0.55 });
