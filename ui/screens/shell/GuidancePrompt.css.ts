import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { whenReduced } from '../../theme/motion.ts';
import { fineSize, onGrid } from '../../theme/sizes.ts';
import { inOneLine } from './navigation/topBarWidth.ts';

const { color } = vars;
const slow = `calc(${vars.motion.calm} * 8)`;
const arrive = keyframes({ from: { opacity: 0 } });

/**
 * A line below the top bar, so that it covers nothing and the heading stays. Its room is reserved before it appears and
 * collapses slowly, so that nothing moves under a pointer about to press.
 */
export const region = style({
  minHeight: 0,
  transition: `min-height ${slow} linear, margin ${slow} linear`,
  ...whenReduced({ transition: 'none' }),
  selectors: {
    '&[data-room]': { minHeight: onGrid(132), marginBlockStart: vars.space.xxsmall, transition: 'none' },
  },
  '@media': {
    [fromTablet]: { selectors: { '&[data-room]': { minHeight: onGrid(72) } } },
    print: { display: 'none' },
  },
  '@container': {
    [inOneLine]: { selectors: { '&[data-room]': { minHeight: onGrid(52), marginBlockStart: 0 } } },
  },
});
export const card = style({
  display: 'grid',
  gridTemplateAreas: '"sign words dismiss" ". action action"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  alignItems: 'start',
  paddingBlock: vars.space.xxsmall,
  paddingInline: `${vars.space.small} ${vars.space.xxsmall}`,
  borderRadius: vars.radius.standard,
  // An outline, so that the room is as high as without it.
  outline: `1px solid ${color.line}`,
  outlineOffset: '-1px',
  color: color.text,
  background: color.surface,
  animation: `${arrive} ${vars.motion.calm} ease-out`,
  '@media': {
    [fromTablet]: {
      gridTemplateAreas: '"sign words action dismiss"',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
    },
  },
});
export const sign = style({
  gridArea: 'sign',
  display: 'flex',
  paddingTop: vars.space.hair,
  color: color.honor,
});
export const textBox = style({ gridArea: 'words', minWidth: 0, lineHeight: 1.25 });
export const action = style({
  gridArea: 'action',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  fontSize: vars.size.small,
  color: color.accent,
  fontWeight: vars.weight.medium,
});
/** A small button, centered on the first line. */
export const dismiss = style({ gridArea: 'dismiss', margin: `-${fineSize[5]} 0` });
