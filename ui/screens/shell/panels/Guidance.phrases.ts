import type { GuidancePhrases } from '@vetsync/machines/shell/model';
import { definePhrases, type PhraseWords } from '../../../language/usePhrases.ts';

/** Hints about what to do next (platform spec, section 4, "Guidance prompt"). */
export const guidancePhrases = definePhrases('guidance', {
  start: 'A good place to start',
  startMore:
    'Tell Battle Buddy what you want next: benefits, a job, a degree. It points you to the right place.',
  startAction: 'Talk with Battle Buddy',
  skills: 'Put your skills into civilian words',
  skillsMore:
    'You are in the right place. Look up what you did in service, then compare programs that add what is missing.',
  skillsAction: 'See programs',
  doors: 'People open doors',
  doorsMore:
    'Veterans who made the same move meet here. Your applications and what became of them stay on your dashboard.',
  doorsAction: 'See where you stand',
  candidates: 'Your candidates are waiting',
  candidatesMore: 'The candidate pool lists veterans by how well they match your open jobs.',
  candidatesAction: 'Open the pool',
  arrived: 'The application has arrived',
  arrivedMore: 'It is at the top of your list, with its match analysis.',
  arrivedAction: 'Review it',
  works: 'See what works',
  worksMore: 'Analytics shows where your hires come from and how long each step takes.',
  worksAction: 'Open analytics',
  toReview: 'Applications to review',
  toReviewMore: 'Each one comes with military training that may count for credit.',
  toReviewAction: 'Open applications',
  outcomes: 'How are your veterans doing?',
  outcomesMore: 'Reports shows acceptance, enrollment and how your veteran students get on.',
  openReports: 'Open reports',
  today: 'Your patients today',
  todayMore: 'Start with those whose care is most urgent.',
  todayAction: 'Open patients',
  soon: 'Who needs somebody soon',
  soonMore: 'Mental Health shows open cases and who follows up on them.',
  soonAction: 'Open mental health',
  plan: 'Keep the plan in one place',
  planMore: 'Care plans stand with each patient, so that every provider sees the same.',
  planAction: 'See care plans',
  offer: 'Know what you can offer',
  offerMore: 'Support Services shows what is free today, before you answer an application.',
  offerAction: 'Open services',
  impact: 'Show what it does',
  impactMore: 'Reports turns participants and services into figures your donors understand.',
} satisfies PhraseWords<GuidancePhrases>);
