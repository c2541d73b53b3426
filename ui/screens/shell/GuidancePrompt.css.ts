import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fromTablet } from '../../theme/media.ts';
import { whenReduced } from '../../theme/motion.ts';
import { fine, onGrid } from '../../theme/sizes.ts';

const { color } = vars;
const arrive = keyframes({ from: { opacity: 0 } });

/**
 * Above the content, in the document flow, so that it covers nothing. Its room is reserved before it appears and
 * collapses slowly, so that nothing moves under a pointer about to press.
 */
export const region = style({
  width: '100%',
  maxWidth: vars.width.page,
  minHeight: 0,
  marginInline: 'auto',
  transition: `min-height ${vars.motion.calm} ease-in`,
  ...whenReduced({ transition: 'none' }),
  selectors: { '&[data-room]': { minHeight: onGrid(168), transition: 'none' } },
  '@media': {
    [fromTablet]: { selectors: { '&[data-room]': { minHeight: onGrid(92) } } },
    print: { display: 'none' },
  },
});
export const card = style({
  display: 'grid',
  gridTemplateAreas: '"sign words dismiss" ". action action"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  alignItems: 'start',
  marginTop: vars.space.small,
  padding: `${vars.space.small} ${vars.space.xsmall} ${vars.space.small} ${vars.space.medium}`,
  border: `1px solid ${color.honor}`,
  borderRadius: vars.radius.standard,
  color: color.text,
  background: color.honorSoft,
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
  color: color.onHonorSoft,
});
export const textBox = style({ gridArea: 'words', minWidth: 0 });
export const action = style({
  gridArea: 'action',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  fontWeight: vars.weight.medium,
});
/** A small button, centered on the first line. */
export const dismiss = style({ gridArea: 'dismiss', margin: `-${fine[5]} 0` });
