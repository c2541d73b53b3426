import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fineSize } from '../../theme/sizes.ts';
import { textSize } from '../Text/Text.css.ts';
import { narrow, wide } from './Table.css.ts';

/** A touch-sized target around a checkbox. */
export const boxContainer = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.control.standard,
  height: vars.control.standard,
  margin: `-${fineSize[6]} -${fineSize[10]}`,
  cursor: 'pointer',
});
export const box = style({
  width: vars.mark.standard,
  height: vars.mark.standard,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'inherit',
});

/** A disabled button above its reason. */
export const withReason = style({ display: 'inline-grid', gap: vars.space.xxsmall, justifyItems: 'center' });
export const refusal = style([textSize.caption, { color: vars.color.textMuted, whiteSpace: 'nowrap' }]);

/** Quieter than the row itself until one comes near. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  '@container': {
    [wide]: { flexWrap: 'nowrap', justifyContent: 'flex-end' },
    [narrow]: { selectors: { '&:not([data-expanded])': { display: 'none' } } },
  },
});
globalStyle(`tr:not(:hover, :focus-within) ${actions} button`, {
  '@media': { '(hover: hover)': { color: vars.color.textMuted } },
});
export const more = style({
  '@container': {
    [wide]: { display: 'none' },
    [narrow]: { position: 'absolute', insetBlockEnd: vars.space.xsmall, insetInlineEnd: 0 },
  },
});
