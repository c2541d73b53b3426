import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { belowTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';
import { textSize } from '../../components/Text/Text.css.ts';

const { color } = vars;
/** Too narrow for five names at the chosen text size, on any screen. */
const cramped = `(width < ${onGrid(480)})`;

const card = {
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.standard,
  background: color.surface,
} as const;

/** Below 768 px it is a dropdown (platform spec, section 9). */
export const strip = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  listStyle: 'none',
  '@media': { [belowTablet]: { display: 'none' } },
  '@container': { [cramped]: { display: 'none' } },
});
export const onPhoneOnly = style({
  display: 'none',
  '@media': { [belowTablet]: { display: 'block' } },
  '@container': { [cramped]: { display: 'block' } },
});

export const trigger = style({
  ...card,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: vars.control.large,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderColor: color.control,
  textAlign: 'left',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
});
export const current = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  minWidth: 0,
});
export const currentWords = style({ display: 'grid', minWidth: 0 });
export const currentLabel = style([textSize.small, { fontWeight: vars.weight.medium }]);
export const currentName = style([textSize.caption, { color: color.textMuted }]);
export const arrow = style({ display: 'flex', color: color.textMuted });

/** A native popover: the browser closes it on Escape or a press outside. */
export const dropdown = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: 'auto',
  maxHeight: '80dvh',
  margin: vars.space.xsmall,
  padding: vars.space.xsmall,
  overflowY: 'auto',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.standard,
  color: color.text,
  background: color.surface,
  boxShadow: vars.shadow.floating,
  selectors: { '&::backdrop': { background: color.scrim } },
  '@supports': {
    // Browsers without popover support show the list in place.
    'not selector(:popover-open)': { position: 'static', margin: 0, boxShadow: 'none' },
  },
});
export const options = style({ display: 'grid', gap: vars.space.hair, listStyle: 'none' });

export const overlay = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: layer.banner,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space.small,
    pointerEvents: 'none',
  },
  variants: {
    isSwitching: {
      true: {
        pointerEvents: 'auto',
        color: color.text,
        // The page behind remains faintly visible.
        background: `color-mix(in srgb, ${color.paper} 82%, transparent)`,
      },
    },
  },
});
