import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const activities = style({ listStyle: 'none' });
export const activity = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const activityLink = style({
  display: 'flex',
  gap: vars.space.small,
  alignItems: 'flex-start',
  padding: vars.space.xsmall,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunken },
});
export const activityIcon = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.full,
  color: vars.color.onAccentSoft,
  background: vars.color.accentSoft,
});
export const activityWords = style({ minWidth: 0 });
