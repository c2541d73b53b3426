import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/tokens.ts';
import { inner, tablet } from './Landing.css.ts';

export const band = style({ color: vars.color.onInk, background: vars.color.ink });

export const row = style([
  inner,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xxsmall} ${vars.space.medium}`,
    minHeight: '4.25rem',
    paddingBlock: vars.space.xsmall,
  },
]);

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
});

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  '@media': { [tablet]: { gap: vars.space.small } },
});

export const signIn = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: vars.space.xsmall,
  color: vars.color.onInk,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
});

/** On a phone a line of its own in the room the hero keeps free above its words; so nothing is pushed down. */
export const account = style({
  position: 'absolute',
  zIndex: layer.base,
  top: '100%',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minWidth: 0,
  paddingInline: 'inherit',
  '@media': { [tablet]: { position: 'static', paddingInline: 0 } },
});

export const email = style({
  overflow: 'hidden',
  maxWidth: '22rem',
  color: vars.color.onInkMuted,
  fontSize: vars.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
