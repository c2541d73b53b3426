import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A comfortable line length. */
export const page = style({ maxWidth: vars.width.reading });
export const steps = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });
export const step = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.small,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
  color: vars.color.text,
  textDecoration: 'none',
});
export const stepLink = style([
  step,
  { borderColor: vars.color.control, ':hover': { background: vars.color.accentSoft } },
]);
