import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoint } from '../../theme/tokens.ts';

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [`(min-width: ${breakpoint.desktop}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    print: { display: 'none' },
  },
});

/** Keeps its height, so that nothing jumps when "Clear all" comes. */
export const outcome = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '2.25rem',
  gridColumn: '1 / -1',
});
