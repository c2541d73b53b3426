import type { InterviewsPhrases } from '@vetsync/machines/interviews/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';
import { fullDay, timeOfDay } from '../system/parts/appointmentTime.ts';
import { interviewsWords } from './Interviews.words.ts';

const english = { locale: 'en-US' };
const about = (name: string, date: string, time: string) =>
  `${name}, ${fullDay(date, english)}, ${timeOfDay(time, english)}`;

export const interviewsPhrases = definePhrases('interviews', {
  ...interviewsWords.formats,
  whoRequired: 'Choose who to interview',
  workdayRequired: 'Choose a workday',
  timeRequired: 'Choose a time',
  timePassed: 'This time has passed. Choose another one',
  whereRequired: 'Say where or how you meet',
  scheduled: 'Interview scheduled',
  moved: 'Interview moved',
  cancelled: 'Interview canceled',
  concluded: 'Outcome saved',
  about,
  aboutNotified: (name: string, date: string, time: string) =>
    `${about(name, date, time)} The applicant will be notified automatically.`,
  interviewWith: (name: string) => `Interview with ${name}`,
} satisfies PhraseWords<InterviewsPhrases>);
