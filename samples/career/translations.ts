import { careerPhrase, type SkillTranslation } from '@vetsync/machines/career/model';

/** Four, with confidence 85 to 95 (feature spec, section 9). */
export const sampleTranslations: readonly SkillTranslation[] = [
  { military: careerPhrase('unitSupply'), civilian: careerPhrase('inventoryControl'), confidence: 95 },
  { military: careerPhrase('squadLeadership'), civilian: careerPhrase('teamManagement'), confidence: 92 },
  {
    military: careerPhrase('convoyPlanning'),
    civilian: careerPhrase('transportationPlanning'),
    confidence: 89,
  },
  { military: careerPhrase('soldierTraining'), civilian: careerPhrase('onboarding'), confidence: 85 },
];

/** Profile Views of the demo (feature spec, section 9). */
export const sampleProfileViews = 156;
