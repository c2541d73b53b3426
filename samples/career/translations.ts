import type { SkillTranslation } from '@vetsync/machines/career/model';

/** Four, with confidence 85 to 95 (feature spec, section 9). */
export const sampleTranslations: readonly SkillTranslation[] = [
  { military: 'Unit supply and property accountability', civilian: 'Inventory control', confidence: 95 },
  { military: 'Squad leadership', civilian: 'Team management', confidence: 92 },
  { military: 'Convoy and movement planning', civilian: 'Transportation planning', confidence: 89 },
  { military: 'Training of new soldiers', civilian: 'Onboarding and coaching', confidence: 85 },
];

/** Profile Views of the demo (feature spec, section 9). */
export const sampleProfileViews = 156;
