import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Interviews.phrases.ts';

export const interviewsPhrases = translatePhrases<typeof english.interviewsPhrases>('interviews', {
  whoRequired: 'Elija a quién entrevistar',
  timeRequired: 'Elija una hora',
  whereRequired: 'Indique dónde o cómo se reúnen',
  interviewersRequired: 'Elija quién entrevista',
});
