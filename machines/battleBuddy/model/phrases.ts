import { phrasesOf } from '../../kit/phrase.ts';

/** What Battle Buddy says, and the questions that it suggests. */
export type BattleBuddyPhrases = {
  widgetGreeting: [];
  pageGreeting: [];
  aboutBenefits: [];
  aboutCareer: [];
  aboutEducation: [];
  aboutWellness: [];
  aboutCommunity: [];
  oneStep: [];
  anything: [];
  accountGreeting: [];
  accountReply: [];
  askBenefits: [];
  askCareer: [];
  askEducation: [];
  askGiBill: [];
  askSkills: [];
  askProvider: [];
  askInterview: [];
};

export const battleBuddyPhrase = phrasesOf<BattleBuddyPhrases>('battleBuddy');
