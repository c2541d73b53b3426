import { phrasesOf } from '../../system/model/phrase.ts';

/** What Battle Buddy says on the dashboard, and the questions that it suggests. */
export type BattleBuddyPhrases = {
  widgetGreeting: [];
  aboutBenefits: [];
  aboutCareer: [];
  aboutEducation: [];
  aboutWellness: [];
  aboutCommunity: [];
  oneStep: [];
  askBenefits: [];
  askCareer: [];
  askEducation: [];
};

export const battleBuddyPhrase = phrasesOf<BattleBuddyPhrases>('battleBuddy');

/** The same on its own page. */
export type BattleBuddyPagePhrases = {
  pageGreeting: [];
  anything: [];
  askGiBill: [];
  askSkills: [];
  askProvider: [];
  askInterview: [];
};

export const battleBuddyPagePhrase = phrasesOf<BattleBuddyPagePhrases>('battleBuddyPage');
