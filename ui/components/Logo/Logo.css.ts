import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { on } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const logo = recipe({
  base: {
    color: fallbackVar(on.text, vars.color.text),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    letterSpacing: '-0.015em',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      standard: { fontSize: vars.size.title },
      large: { fontSize: vars.size.page },
    },
  },
});

export const mark = style({ flexShrink: 0, width: '1.35em', height: '1.35em' });
export const field = style({ fill: vars.color.inkRaised, stroke: vars.color.onInkMuted, strokeWidth: 0.75 });

const arm = style({ fill: 'none', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' });
export const service = style([arm, { stroke: vars.color.onInk }]);
export const onward = style([arm, { stroke: vars.color.honor }]);
export const second = style({ fontWeight: vars.weight.regular });
