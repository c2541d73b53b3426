import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnSize, onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';

export const container = createContainer();
/** Below this width, a row's cells flow below its name. In rem, so that enlarged text flows before it is squeezed. */
export const narrow = `${container} (max-width: ${onGrid(704)})`;
/** Above it rows can be wider than their container, so the column with their names is sticky. */
export const wide = `${container} (width > ${onGrid(704)})`;
export const stays = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: layer.base + 1,
} as const;
/** The actions of a row stay in sight too. */
export const staysAtEnd = { ...stays, insetInlineStart: 'auto', insetInlineEnd: 0 } as const;
/** Keeps a focused cell from hiding behind the sticky column. */
export const nameWidth = columnSize.field;
export const headHeight = `calc(${vars.control.small} + ${vars.space.xxsmall})`;
export const line = `1px solid ${vars.color.line}`;

/** A shadow at the edge shows that there are more columns. */
const shade = {
  content: '""',
  position: 'absolute',
  insetBlock: '1px',
  width: vars.mark.large,
  zIndex: layer.sticky,
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
} as const;
export const shadow = 'rgb(15 24 38 / 0.22)';

export const frame = style({
  position: 'relative',
  containerName: container,
  containerType: 'inline-size',
  selectors: {
    '&::after': {
      ...shade,
      insetInlineEnd: 0,
      background: `linear-gradient(to left, ${shadow}, transparent)`,
    },
    '[dir="rtl"] &::after': { background: `linear-gradient(to right, ${shadow}, transparent)` },
    // Actions that stay at the end have the shadow themselves.
    '&[data-hides-end]:not([data-has-end])::after': { opacity: 1 },
  },
});

/** Scrolls on its own, so that content after a long table stays within reach. On narrow screens the page scrolls. */
export const region = style({
  // Contains visually hidden content of its cells, which would otherwise lengthen the page with every row.
  position: 'relative',
  // Keeps the sticky parts below anything that floats above the page.
  isolation: 'isolate',
  maxHeight: `min(${onGrid(736)}, 80dvh)`,
  overflow: 'auto',
  borderBottom: line,
  background: vars.color.paper,
  // The virtualizer keeps the scroll position. The browser's scroll anchoring would interfere.
  overflowAnchor: 'none',
  '@container': { [narrow]: { maxHeight: 'none', overflow: 'visible', borderBottom: 0 } },
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

/** Blocks instead of table boxes, so that a row can be the container of the link that covers it. */
export const table = style({
  display: 'block',
  '@container': { [narrow]: { minWidth: '0 !important' } },
});
export const body = style({ display: 'block' });
export const spacer = style({ display: 'block', padding: 0 });

export const more = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  maxWidth: '100cqw',
  minHeight: onGrid(56),
  padding: vars.space.small,
  color: vars.color.textMuted,
});
