import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet, fromTablet } from '../../theme/media.ts';
import { columnSize } from '../../theme/sizes.ts';

export const who = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.small,
  color: vars.color.onInkMuted,
  fontSize: vars.size.small,
  selectors: { '&:hover': { color: vars.color.onInk } },
});

/** One line: a long email is cut off; the title has all of it. On a phone, only a sign. */
export const email = style({
  maxWidth: `min(${columnSize.asideNarrow}, 42vw)`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [belowTablet]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
});
export const person = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.control.small,
  '@media': { [fromTablet]: { display: 'none' } },
});

/** Only the icon where there is no room for its label. */
export const badge = style({
  '@media': { [belowTablet]: { display: 'none' } },
});
export const sign = style({
  display: 'flex',
  color: vars.color.honor,
  '@media': { [fromTablet]: { display: 'none' } },
});
