import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const disclosure = style({ minWidth: 0, borderBottom: `1px solid ${vars.color.line}` });
export const heading = style({ fontSize: 'inherit', fontWeight: 'inherit' });
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: vars.control.large,
  padding: `${vars.space.xsmall} ${vars.space.xxsmall}`,
  border: 0,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  background: 'transparent',
  cursor: 'pointer',
  outlineOffset: '-3px',
  WebkitTapHighlightColor: 'transparent',
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.sunken },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
});
export const textBox = style({ display: 'grid', flexGrow: 1, minWidth: 0 });
export const iconBox = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.quick}`,
  selectors: { '[data-expanded] > * > * > &': { transform: 'rotate(180deg)' } },
});
export const panel = style({
  padding: `0 ${vars.space.xxsmall}`,
  overflow: 'clip',
  selectors: { '[data-expanded] > &': { paddingBottom: vars.space.medium } },
});
