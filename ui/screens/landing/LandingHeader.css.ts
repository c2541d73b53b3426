import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { onGrid } from '../../theme/sizes.ts';
import { layer } from '../../theme/tokens.ts';
import { gutter, inner } from './Landing.css.ts';

export const row = style([
  inner,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.xsmall}`,
    minHeight: onGrid(68),
    paddingBlock: vars.space.xsmall,
    '@media': { [fromTablet]: { flexWrap: 'nowrap', columnGap: vars.space.large } },
  },
]);

/** One line: where the name doesn't fit beside the links, it wraps below the mark, out of sight. */
export const home = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  minWidth: onGrid(32),
  minHeight: vars.control.standard,
  color: 'inherit',
  textDecoration: 'none',
});

globalStyle(`${home} > *`, { flexWrap: 'wrap', height: '1.35em', overflow: 'hidden' });

/** All items are as wide as their text, except the email, which shrinks. */
export const nav = style({
  display: 'grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  whiteSpace: 'nowrap',
  '@media': { [fromTablet]: { gap: vars.space.small } },
});

export const signIn = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  paddingInline: vars.space.xxsmall,
  color: vars.color.onInk,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});

/** On phones it is on its own line in the padding that the hero reserves, so that nothing moves. */
export const account = style({
  position: 'absolute',
  // Above the hero, which comes later in the document.
  zIndex: layer.sticky,
  top: '100%',
  insetInline: gutter,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minWidth: 0,
  '@media': { [fromTablet]: { position: 'static' } },
});

export const email = style({
  overflow: 'hidden',
  color: vars.color.onInkMuted,
  fontSize: vars.size.small,
  textOverflow: 'ellipsis',
});
