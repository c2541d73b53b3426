import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { belowTablet } from '../../../theme/media.ts';
import { countSize, onGrid } from '../../../theme/sizes.ts';
import { inOneLine } from './topBarWidth.ts';

const { color } = vars;
/** With text twice as large on a phone: the first line ends with the crisis line, in the order of the keyboard. */
const inTwoLines = `(width < ${onGrid(240)})`;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
  minHeight: onGrid(48),
  '@container': { [inTwoLines]: { columnGap: vars.space.xsmall } },
});
/** Hidden where the sidebar shows the product name. */
export const home = style({
  display: 'none',
  minHeight: vars.control.standard,
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [belowTablet]: { display: 'inline-flex' } },
});
export const product = style({
  '@container': {
    // Only the logo mark, with enlarged text or on a small screen.
    [`(width < ${onGrid(384)})`]: { display: 'block', width: onGrid(32), overflow: 'hidden' },
  },
});
/** Beside the actions on a wide screen, below them on others. */
export const notice = style({
  order: 2,
  flex: '1 1 100%',
  minWidth: 0,
  '@container': { [inOneLine]: { order: 0, flexBasis: 0 } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  minWidth: 0,
  marginInlineStart: 'auto',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@container': { [inTwoLines]: { display: 'contents' } },
});
export const crisis = style({
  '@container': { [inTwoLines]: { flex: '1 1 70%', minWidth: 0, textAlign: 'end' } },
});
export const bell = style({
  position: 'relative',
  display: 'inline-flex',
  '@container': { [inTwoLines]: { marginInlineStart: 'auto' } },
});
export const count = style({
  position: 'absolute',
  top: vars.space.hair,
  insetInlineEnd: vars.space.hair,
  minWidth: vars.mark.small,
  padding: `0 ${vars.space.xxsmall}`,
  borderRadius: vars.radius.full,
  fontSize: countSize.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.mark.small,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: color.onCritical,
  background: color.criticalSolid,
  pointerEvents: 'none',
});
globalStyle(`${bell} > button`, { color: color.text });
