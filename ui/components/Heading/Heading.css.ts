import { fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { on } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { fluidSize } from '../../theme/fluidSize.ts';
import { textSize } from '../Text/Text.css.ts';

export const heading = recipe({
  base: {
    color: fallbackVar(on.text, vars.color.text),
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.012em',
    textWrap: 'balance',
    // A long name must not widen a row of a phone.
    '@media': { [belowTablet]: { overflowWrap: 'anywhere' } },
  },
  variants: {
    size: {
      small: [textSize.small],
      body: [textSize.body],
      lead: [textSize.lead],
      title: [textSize.title],
      section: [textSize.section],
      // The two largest sizes shrink on narrow screens, so that a long word fits 320 px.
      page: [textSize.page, { fontSize: fluidSize.page }],
      display: [textSize.display, { fontSize: fluidSize.display, letterSpacing: '-0.02em' }],
    },
  },
});
