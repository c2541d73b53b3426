import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { layer } from '../../theme/tokens.ts';
import { textSize } from '../Text/Text.css.ts';

/** At the top, so that the search field stays where it is while the results change. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  // The height above a phone's keyboard, measured by react-aria.
  height: 'var(--visual-viewport-height)',
  padding: vars.space.xsmall,
  background: vars.color.scrim,
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [fromTablet]: { paddingBlock: `12dvh ${vars.space.large}` } },
});
export const surface = style({
  display: 'flex',
  width: '100%',
  maxWidth: vars.width.reading,
  maxHeight: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.standard,
  // Visible only in forced colors, which remove the shadow.
  outline: '1px solid transparent',
  color: vars.color.text,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
});
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const search = style({ flexGrow: 1, minWidth: 0 });

export const longCommands = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const commands = style([longCommands, { padding: vars.space.xsmall }]);
export const groupLabel = style([
  textSize.caption,
  {
    padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xxsmall}`,
    fontWeight: vars.weight.medium,
    color: vars.color.textMuted,
  },
]);
/** Below the label where both don't fit in a line. */
export const command = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  flexGrow: 1,
  minWidth: 0,
});
export const empty = style({ padding: vars.space.medium, color: vars.color.textMuted });
