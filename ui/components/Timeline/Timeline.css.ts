import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { onGrid } from '../../theme/sizes.ts';

const { color } = vars;
const mark = onGrid(32);

export const timeline = style({ listStyle: 'none', minWidth: 0 });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${mark} minmax(0, 1fr)`,
  columnGap: vars.space.medium,
  paddingBottom: vars.space.large,
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // A line from one mark to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: mark,
      bottom: 0,
      insetInlineStart: `calc(${mark} / 2 - 1px)`,
      borderInlineStart: `2px solid ${color.line}`,
    },
  },
});

export const iconBox = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: mark,
    height: mark,
    border: '2px solid transparent',
    borderRadius: vars.radius.full,
    printColorAdjust: 'exact',
  },
  variants: {
    state: {
      done: { color: color.onAccentSoft, background: color.accentSoft, borderColor: color.accentSoft },
      current: { color: color.onAccent, background: color.accent, borderColor: color.accent },
      coming: { color: color.textMuted, background: color.surface, borderColor: color.control },
      stopped: {
        color: color.onCriticalSoft,
        background: color.criticalSoft,
        borderColor: color.criticalSolid,
      },
    },
  },
});
/** Aligns the first line of text with the middle of the mark. */
export const textBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  minWidth: 0,
  paddingTop: `calc((${mark} - ${vars.size.body} * ${vars.line.body}) / 2)`,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
  overflowWrap: 'anywhere',
});
