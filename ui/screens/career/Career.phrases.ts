import type { CareerPhrases } from '@vetsync/machines/career/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Military skills and their civilian names (feature spec, section 9). */
export const careerPhrases = definePhrases('career', {
  unitSupply: 'Unit supply and property accountability',
  inventoryControl: 'Inventory control',
  squadLeadership: 'Squad leadership',
  teamManagement: 'Team management',
  convoyPlanning: 'Convoy and movement planning',
  transportationPlanning: 'Transportation planning',
  soldierTraining: 'Training of new soldiers',
  onboarding: 'Onboarding and coaching',
} satisfies PhraseWords<CareerPhrases>);
