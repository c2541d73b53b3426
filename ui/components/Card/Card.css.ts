import { recipe } from '@vanilla-extract/recipes';
import { ownBackground } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';

export const card = recipe({
  base: {
    // Contains visually hidden content, so that it doesn't lengthen the page outside its scroll container.
    position: 'relative',
    minWidth: 0,
    listStyle: 'none',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.standard,
    color: vars.color.text,
    background: vars.color.surface,
    vars: ownBackground,
    '@media': { print: { breakInside: 'avoid' } },
  },
  variants: {
    padding: {
      // For content that reaches the edges, such as pictures and tables.
      none: { overflow: 'clip' },
      standard: {
        padding: vars.space.medium,
        '@media': { [fromTablet]: { padding: vars.space.large } },
      },
      generous: {
        padding: vars.space.large,
        '@media': { [fromTablet]: { padding: vars.space.xlarge } },
      },
    },
    height: { content: {}, full: { height: '100%' } },
  },
});
