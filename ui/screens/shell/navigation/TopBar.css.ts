import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { breakpoint } from '../../../theme/tokens.ts';

const { color } = vars;
const onPhone = `(max-width: ${breakpoint.tablet - 1}px)`;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.xxsmall}`,
});
/** The sidebar names the product where there is one. */
export const home = style({
  display: 'none',
  minHeight: '2.75rem',
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [onPhone]: { display: 'inline-flex' } },
});
export const product = style({
  '@container': {
    // Its mark alone, beside large words or on a small screen.
    '(width < 19.5rem)': { display: 'block', width: '2rem', overflow: 'hidden' },
  },
});
export const notice = style({
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [onPhone]: { order: 1, flexBasis: '100%' } },
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
  top: '0.125rem',
  right: '0.125rem',
  minWidth: '1.125rem',
  padding: '0 0.25rem',
  borderRadius: vars.radius.full,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.strong,
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: color.onCritical,
  background: color.criticalSolid,
  pointerEvents: 'none',
});
globalStyle(`${bell} > button`, { color: color.text });
