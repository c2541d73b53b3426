import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromDesktop } from '../../theme/media.ts';
import { columnSize } from '../../theme/sizes.ts';

/** The chat takes most of the width; the side column moves below it on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': {
    [fromDesktop]: { gridTemplateColumns: `minmax(0, 1fr) ${columnSize.asideNarrow}` },
  },
});

/** A name of any length takes one line: the list has all of it. */
export const nameRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  listStyle: 'none',
});
export const item = style({ display: 'flex', gap: vars.space.xsmall, alignItems: 'flex-start' });
export const iconBox = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  height: '1.5em',
  color: vars.color.accent,
});
