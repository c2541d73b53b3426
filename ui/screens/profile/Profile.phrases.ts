import type { ProfilePhrases } from '@vetsync/machines/profile/model';
import { definePhrases, type PhraseWords } from '../../language/usePhrases.ts';

/** Names of saved files. */
export const profilePhrases = definePhrases('profile', {
  resume: 'Resume',
  resumeOf: (name: string) => `${name}, Resume`,
} satisfies PhraseWords<ProfilePhrases>);
