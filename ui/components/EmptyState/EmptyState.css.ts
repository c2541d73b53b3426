import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { column, onGrid } from '../../theme/sizes.ts';

/** Shared by `EmptyState` and `ErrorState`. */
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxWidth: column.message,
  margin: '0 auto',
  padding: `${vars.space.xxlarge} ${vars.space.medium}`,
  textAlign: 'center',
  textWrap: 'pretty',
});

export const iconBox = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: onGrid(56),
    height: onGrid(56),
    marginBottom: vars.space.xxsmall,
    borderRadius: vars.radius.full,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      neutral: { color: vars.color.text, background: vars.color.sunken },
      critical: { color: vars.color.onCriticalSoft, background: vars.color.criticalSoft },
    },
  },
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginTop: vars.space.small,
});
