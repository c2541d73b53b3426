import type { Colleague } from '@vetsync/machines/exchange/receivedApplications';

interface ColleagueWords {
  me: string;
  unnamed: string;
}

/** What a colleague is called, for whoever is signed in. */
export const colleagueName = (words: ColleagueWords, { id, name }: Colleague, self: string) =>
  id === self ? words.me : (name ?? words.unnamed);
