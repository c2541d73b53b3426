import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  textAlign: 'left',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.standard,
});

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.xsmall,
  listStyle: 'none',
});

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '3.5rem',
  height: '100%',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  color: vars.color.text,
  textDecoration: 'none',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.standard,
  transition: `background ${vars.motion.quick}`,
  ':hover': { background: vars.color.accentSoft },
});

export const wayIcon = style({ display: 'inline-flex', color: vars.color.accent });
