import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { whenReduced } from '../../theme/motion.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Fades in late, because most waits end before anyone would read about them. */
export const wait = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.medium,
  minHeight: '70dvh',
  padding: vars.space.large,
  color: vars.color.accent,
  animation: `${appear} ${vars.motion.calm} 250ms backwards`,
  ...whenReduced({ animation: 'none' }),
});
