import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const toolbar = recipe({
  base: {
    display: 'flex',
    gap: vars.space.xxsmall,
    width: 'fit-content',
    maxWidth: '100%',
    minWidth: 0,
    selectors: {
      '&[data-orientation="horizontal"]': { flexWrap: 'wrap', alignItems: 'center' },
      '&[data-orientation="vertical"]': { flexDirection: 'column' },
    },
    '@media': { print: { display: 'none' } },
  },
  variants: {
    variant: {
      plain: {},
      framed: {
        padding: vars.space.xxsmall,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.standard,
        background: vars.color.surface,
      },
    },
  },
});

/** A line across the toolbar's direction. */
export const separator = style({
  alignSelf: 'stretch',
  flexShrink: 0,
  border: 0,
  background: vars.color.line,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  selectors: {
    '&[aria-orientation="vertical"]': { width: '1px', margin: vars.space.xxsmall },
    '&:not([aria-orientation="vertical"])': { height: '1px', margin: vars.space.xxsmall },
  },
});
