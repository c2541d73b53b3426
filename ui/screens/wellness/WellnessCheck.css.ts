import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A comfortable line length. */
export const page = style({
  display: 'grid',
  gap: vars.space.xlarge,
  width: '100%',
  maxWidth: vars.width.reading,
});
/** A question, without a head above it. */
export const alone = style([page, { marginInline: 'auto' }]);
/** A number that can be read from a distance and dialed by hand. */
export const dial = style({ fontSize: vars.size.display, fontWeight: 680, lineHeight: vars.line.display });
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
