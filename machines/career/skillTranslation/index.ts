import { statesOf } from '../../kit/index.ts';
import { skillTranslationMachine } from './skillTranslation.machine.ts';

export * from './skillTranslation.machine.ts';
export * from './skillTranslation.view.ts';
export const skillTranslationStates = statesOf(skillTranslationMachine);
