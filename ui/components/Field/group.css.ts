import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
// The group's padding replaces that of the outline.
import './Field.css.ts';

/** A control with several parts, such as a number with its buttons, inside one outline. */
export const group = style({
  display: 'flex',
  alignItems: 'stretch',
  padding: 0,
  selectors: {
    '&:has(input:focus-visible, [role="spinbutton"]:focus)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&[data-readonly]:not([data-disabled])': { background: vars.color.sunken },
  },
});
/** A button at the end of a group. Its invisible border covers the group's, so that it is as tall as the group. */
export const groupButton = style({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.control.standard,
  minHeight: vars.control.standard,
  marginBlock: '-1px',
  padding: 0,
  border: '1px solid transparent',
  color: vars.color.accent,
  background: 'transparent',
  backgroundClip: 'padding-box',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  outlineOffset: '-3px',
  // Separates it from what is before it, without interrupting the group's outline.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '1px',
    insetInlineStart: '-1px',
    width: '1px',
    background: vars.color.line,
  },
  selectors: {
    '&:last-child': {
      marginInlineEnd: '-1px',
      borderStartEndRadius: vars.radius.standard,
      borderEndEndRadius: vars.radius.standard,
    },
    '&[data-hovered], &[data-pressed]': {
      color: vars.color.onAccentSoft,
      backgroundColor: vars.color.accentSoft,
    },
    '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { background: 'ButtonBorder' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});
