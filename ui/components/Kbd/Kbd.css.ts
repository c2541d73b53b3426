import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const kbd = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xxsmall,
  maxWidth: '100%',
  fontFamily: 'inherit',
});

/** In em, because a key stands in text of any size. */
export const key = style({
  display: 'inline-block',
  minWidth: '1.75em',
  padding: '0 0.4em',
  border: `1px solid ${vars.color.control}`,
  borderBottomWidth: '2px',
  borderRadius: vars.radius.small,
  fontFamily: vars.family.code,
  fontSize: '0.85em',
  fontWeight: vars.weight.medium,
  lineHeight: 1.5,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.text,
  background: vars.color.surface,
});

export const plus = style({ fontSize: '0.85em', color: vars.color.textMuted });
