import { phrasesOf } from '../../system/model/phrase.ts';

/** Military skills and their civilian names, of the sample record. */
export type CareerPhrases = {
  unitSupply: [];
  inventoryControl: [];
  squadLeadership: [];
  teamManagement: [];
  convoyPlanning: [];
  transportationPlanning: [];
  soldierTraining: [];
  onboarding: [];
};

export const careerPhrase = phrasesOf<CareerPhrases>('career');
