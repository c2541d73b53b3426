import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const demo = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
  padding: vars.space.large,
  background: vars.color.sunken,
  borderRadius: vars.radius.standard,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const profiles = style({ display: 'grid', gap: vars.space.xsmall, listStyle: 'none' });
export const profile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textMuted,
});

export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  '::before': { content: '""', borderTop: `1px solid ${vars.color.line}` },
  '::after': { content: '""', borderTop: `1px solid ${vars.color.line}` },
});
