import { roleColors, seriesColors, type ColorName } from './tokens.ts';

/** Two colors that are used together, and the contrast ratio that they need. */
export interface ContrastPair {
  front: ColorName;
  back: ColorName;
  atLeast: 7 | 4.5 | 3;
}

/**
 * Color pairs that must have enough contrast: 4.5:1 for text, 3:1 for control outlines and marks (WCAG 2.2, 1.4.3 and
 * 1.4.11).
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...(['paper', 'surface', 'sunken'] as const).flatMap((back) => [
    { front: 'text' as const, back, atLeast: 4.5 as const },
    { front: 'textMuted' as const, back, atLeast: 4.5 as const },
    { front: 'accent' as const, back, atLeast: 4.5 as const },
    { front: 'criticalSolid' as const, back, atLeast: 4.5 as const },
    { front: 'infoSolid' as const, back, atLeast: 4.5 as const },
    { front: 'control' as const, back, atLeast: 3 as const },
    { front: 'focus' as const, back, atLeast: 3 as const },
  ]),
  { front: 'onInk', back: 'ink', atLeast: 4.5 },
  { front: 'onInkMuted', back: 'ink', atLeast: 4.5 },
  { front: 'onInk', back: 'inkRaised', atLeast: 4.5 },
  { front: 'onInkMuted', back: 'inkRaised', atLeast: 4.5 },
  { front: 'honor', back: 'ink', atLeast: 4.5 },
  // Words may reach over the ridges.
  ...(['sky', 'ridgeFar', 'ridgeMiddle', 'ridgeNear'] as const).flatMap((back) => [
    { front: 'onInk' as const, back, atLeast: 4.5 as const },
    { front: 'onInkMuted' as const, back, atLeast: 4.5 as const },
    { front: 'sun' as const, back, atLeast: 4.5 as const },
    { front: 'nightAccent' as const, back, atLeast: 3 as const },
  ]),
  { front: 'onSun', back: 'sun', atLeast: 4.5 },
  { front: 'nightAccent', back: 'ink', atLeast: 4.5 },
  { front: 'nightAccent', back: 'inkRaised', atLeast: 4.5 },
  { front: 'onNightAccent', back: 'nightAccent', atLeast: 4.5 },
  { front: 'onNightAccent', back: 'nightAccentHover', atLeast: 4.5 },
  { front: 'onAccent', back: 'accent', atLeast: 4.5 },
  { front: 'onAccent', back: 'accentHover', atLeast: 4.5 },
  { front: 'onAccent', back: 'accentPressed', atLeast: 4.5 },
  { front: 'onCritical', back: 'criticalSolid', atLeast: 4.5 },
  { front: 'onCritical', back: 'criticalHover', atLeast: 4.5 },
  { front: 'onCritical', back: 'criticalPressed', atLeast: 4.5 },
  { front: 'onAccentSoft', back: 'accentSoft', atLeast: 4.5 },
  { front: 'onHonorSoft', back: 'honorSoft', atLeast: 4.5 },
  { front: 'onInfoSoft', back: 'infoSoft', atLeast: 4.5 },
  { front: 'onPositiveSoft', back: 'positiveSoft', atLeast: 4.5 },
  { front: 'onCautionSoft', back: 'cautionSoft', atLeast: 4.5 },
  { front: 'onCriticalSoft', back: 'criticalSoft', atLeast: 4.5 },
  { front: 'onHonor', back: 'honor', atLeast: 4.5 },
  // Badges: text on solid colors, and the text of soft badges when only outlined, on any background.
  ...(['textMuted', 'infoSolid', 'positiveSolid', 'cautionSolid', 'criticalSolid'] as const).map((back) => ({
    front: 'surface' as const,
    back,
    atLeast: 4.5 as const,
  })),
  ...(['onInfoSoft', 'onPositiveSoft', 'onCautionSoft', 'onCriticalSoft', 'onHonorSoft'] as const).flatMap(
    (front) =>
      (['paper', 'surface', 'sunken'] as const).map((back) => ({ front, back, atLeast: 4.5 as const })),
  ),
  ...roleColors.flatMap((role) => [
    { front: 'onRole' as const, back: role, atLeast: 4.5 as const },
    { front: role, back: 'surface' as const, atLeast: 3 as const },
  ]),
  ...seriesColors.flatMap((front) =>
    (['paper', 'surface', 'sunken'] as const).map((back) => ({ front, back, atLeast: 3 as const })),
  ),
];

/** The same in high contrast: 7:1 for text (WCAG 2.2, 1.4.6), 4.5:1 for outlines and marks, also for separating lines. */
export const highContrastPairs: readonly ContrastPair[] = [
  ...contrastPairs.map(({ front, back, atLeast }): ContrastPair => ({
    front,
    back,
    atLeast: atLeast === 3 ? 4.5 : 7,
  })),
  ...(['paper', 'surface', 'sunken'] as const).map((back) => ({
    front: 'line' as const,
    back,
    atLeast: 4.5 as const,
  })),
];
