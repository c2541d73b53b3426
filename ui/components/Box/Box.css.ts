import { globalStyle } from '@vanilla-extract/css';
import { inkBackground, ownBackground } from '../../theme/background.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { constant, responsive } from './styleRules.ts';

const { color } = vars;
const pair = (background: string, text: string) => ({ background, color: text });

// Any background ends that of a dark band around it.
globalStyle('[class*="vs-bg-"]', { vars: ownBackground });
constant({
  background: {
    paper: pair(color.paper, color.text),
    surface: pair(color.surface, color.text),
    sunken: pair(color.sunken, color.text),
    ink: inkBackground,
    accentSoft: pair(color.accentSoft, color.onAccentSoft),
    honorSoft: pair(color.honorSoft, color.onHonorSoft),
    infoSoft: pair(color.infoSoft, color.onInfoSoft),
    positiveSoft: pair(color.positiveSoft, color.onPositiveSoft),
    cautionSoft: pair(color.cautionSoft, color.onCautionSoft),
    criticalSoft: pair(color.criticalSoft, color.onCriticalSoft),
  },
  borderRadius: vars.radius,
  width: { full: '100%', auto: 'auto' },
  maxWidth: vars.width,
  textAlign: ['left', 'center', 'right'],
});
responsive({
  display: ['none', 'block', 'flex', 'grid'],
  flexDirection: ['row', 'column', 'row-reverse'],
  padding: vars.space,
});
// After `padding`, which they refine.
responsive({ paddingInline: vars.space, paddingBlock: vars.space });
