import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { belowTablet } from '../../../theme/media.ts';
import { countSize, onGrid } from '../../../theme/sizes.ts';

const { color } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.xxsmall}`,
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
    [`(width < ${onGrid(312)})`]: { display: 'block', width: onGrid(32), overflow: 'hidden' },
  },
});
export const notice = style({
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [belowTablet]: { order: 1, flexBasis: '100%' } },
});
export const actions = style({
  display: 'flex',
  marginLeft: 'auto',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});
export const bell = style({ position: 'relative', display: 'inline-flex' });
export const count = style({
  position: 'absolute',
  top: vars.space.hair,
  right: vars.space.hair,
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
