import { translate } from '../../language/translate.ts';
import { profilePhrases } from './Profile.phrases.ts';

export const profilePhrasesSpanish = translate(profilePhrases, {
  resume: 'Currículum',
  resumeOf: (name) => `${name}, currículum`,
});
