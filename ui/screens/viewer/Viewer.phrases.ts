import type { ViewerPhrases } from '@vetsync/machines/viewer/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';
import { weekdayDate } from '../dates.ts';

/** What organizations write to a veteran (feature spec, section 2, "Veteran profile viewer"). */
export const viewerPhrases = definePhrases('viewer', {
  opportunityRequired: 'Name the opportunity',
  opportunityTooLong: 'Name of the opportunity too long',
  dayRequired: 'Choose a day',
  dayTooFar: 'Choose a day within 90 days',
  notWorkday: 'Choose a workday',
  timeRequired: 'Choose a time',
  messageRequired: 'Write a message',
  messageTooLong: 'Message too long',
  proposal: (day: string, time: string) =>
    `Interview proposal: ${weekdayDate(day, { locale: 'en-US' })}, ${time}`,
  opportunity: (name: string) => `Opportunity: ${name}`,
  interviewSent: 'Interview request sent',
  opportunitySent: 'Opportunity sent',
  messageSent: 'Message sent',
  kept: 'Kept with your messages. This person is sample data: the answer there is simulated.',
} satisfies PhraseWords<ViewerPhrases>);
