import { vars } from '@vetsync/ui/theme';
import type { CSSProperties } from 'react';

const { color, space, radius, size } = vars;

export const page: CSSProperties = {
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
};
/** Stays visible beside a list of events that is taller than the window. */
export const stage: CSSProperties = {
  position: 'sticky',
  top: space.medium,
  maxHeight: `calc(100vh - 2 * ${space.medium})`,
  overflowY: 'auto',
};
export const chart: CSSProperties = { position: 'relative', paddingRight: space.xxlarge };
export const arrows: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  overflow: 'visible',
};
export const arrow: Record<'resting' | 'possible', CSSProperties> = {
  resting: { stroke: color.control, fill: 'none', strokeWidth: 1.25, opacity: 0.7 },
  possible: { stroke: color.accent, fill: 'none', strokeWidth: 2 },
};
export const head: typeof arrow = {
  resting: { fill: color.control, opacity: 0.7 },
  possible: { fill: color.accent },
};

/** A state's box: dashed if it is a parallel region, highlighted if it is active. */
export const box = (isRegion: boolean, isActive: boolean): CSSProperties => ({
  display: 'grid',
  gap: space.xsmall,
  padding: space.xsmall,
  border: `1px ${isRegion ? 'dashed' : 'solid'} ${isActive ? color.accent : color.control}`,
  borderRadius: radius.standard,
  background: color.surface,
  boxShadow: isActive && !isRegion ? `inset 0 0 0 1px ${color.accent}` : undefined,
});
export const stateName: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  alignItems: 'center',
};
export const within: CSSProperties = { display: 'grid', gap: space.xsmall };
export const transitions: CSSProperties = { display: 'grid', gap: space.hair, listStyle: 'none' };
export const transition: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xxsmall}`,
  fontSize: size.caption,
  padding: `${space.hair} 0`,
  overflowWrap: 'anywhere',
};
export const possible: CSSProperties = { color: color.accent, fontWeight: vars.weight.medium };
export const muted: CSSProperties = { color: color.textMuted };

/** Dimmed while it is inert. */
export const frame = (isPhone: boolean, isAsleep: boolean): CSSProperties => ({
  width: '100%',
  maxWidth: isPhone ? '362px' : undefined,
  height: 'min(640px, 70vh)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.standard,
  background: color.paper,
  opacity: isAsleep ? 0.75 : 1,
});
export const code: CSSProperties = {
  margin: 0,
  padding: space.small,
  background: color.sunken,
  borderRadius: radius.small,
  fontSize: size.caption,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
export const events: CSSProperties = { display: 'grid', gap: space.medium, listStyle: 'none' };
export const event: CSSProperties = {
  display: 'grid',
  gap: space.xsmall,
};
/** Scrolls on its own, so that the events above it stay where they are. */
export const log: CSSProperties = {
  display: 'grid',
  gap: space.xsmall,
  listStyle: 'none',
  maxHeight: '24rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
};
export const logLine: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.small,
};
