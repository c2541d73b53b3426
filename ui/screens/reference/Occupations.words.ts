import type { BranchChoice, Deed } from '@vetsync/machines/reference/model';

/** Translation of military occupations with what public files say. */
export const occupationsWords = {
  title: 'Find your military job',
  text: 'Search by code or title. Small typos are fine.',
  search: 'Code or title',
  placeholder: '68W, Hospital Corpsman, 5S051',
  branch: 'Branch',
  all: 'All branches',
  own: { title: 'Your codes', edit: 'Edit', none: 'Add your codes to your profile' },
  found: (count: number) => (count === 1 ? '1 code found' : `${count} codes found`),
  searching: 'Searching…',
  nothing: {
    title: 'No code found',
    text: 'Check the code, or try one word from the title. The list has the codes that were active in July 2024.',
  },
  failed: { title: 'We couldn’t load this', retry: 'Try again' },
  missing: {
    title: 'This code isn’t in the list',
    text: 'The list has the codes that were active in July 2024. Search for the title, or for a code close to yours.',
  },
  also: (titles: readonly string[]) => `Also called: ${titles.join('; ')}`,
  report: {
    action: 'Report a wrong link',
    sent: 'Thanks. An administrator will check whether this occupation fits.',
    failed: 'We couldn’t send your report. Try again.',
  },
  leads: {
    civilian: (code: string, count: number) =>
      count === 1
        ? `The government’s list links ${code} to one civilian occupation.`
        : `The government’s list links ${code} to ${count} civilian occupations.`,
    choose: 'Civilian occupations',
    military: {
      title: (code: string) => `The list has no civilian job for ${code}. Your skills fit many.`,
      text: 'It names only a military occupation, so we start from what you did.',
    },
    none: {
      title: (code: string) => `The list names no civilian job for ${code}. Your skills fit many.`,
      text: 'That’s true of many codes and says nothing about you. We start from what you did.',
    },
  },
  catchAll: (count: number) =>
    count === 0
      ? 'This group is for jobs that don’t have a title of their own. Its pay covers very different jobs.'
      : 'This group is for jobs that don’t have a title of their own. Its pay covers very different jobs. See the ones in it below.',
  fact: {
    pay: 'Per year, before taxes, nationwide.',
    counted: 'Its pay is counted together with similar occupations.',
    growth: 'Growth over ten years',
    openings: 'Openings a year',
    education: 'Usual education',
    outlook: 'Outlook',
    bright: 'Bright',
    percent: (figure: string) => `${figure}%`,
  },
  education: {
    'Doctoral or professional degree': 'Doctoral or professional degree',
    "Master's degree": 'Master’s degree',
    "Bachelor's degree": 'Bachelor’s degree',
    "Associate's degree": 'Associate’s degree',
    'Postsecondary nondegree award': 'Certificate after high school',
    'Some college, no degree': 'Some college',
    'High school diploma or equivalent': 'High school diploma',
    'No formal educational credential': 'None required',
  },
  skills: { title: 'Skills this work asks for most', text: 'Compare them with your own.' },
  near: {
    related: 'Related occupations',
    group: 'Occupations in this group',
    reasons: { related: 'Similar work', member: 'In the group', neighbor: 'Close to the group' },
  },
  resume: {
    title: 'Words for your resume',
    text: 'What people in this work do, in plain words. Keep what’s true of you, and add your own numbers.',
    skills: (skills: readonly string[]) => `Skills: ${skills.join(', ')}`,
    copy: 'Copy these words',
  },
  jobs: (title: string) => `Jobs here for ${title}`,
  jobsOf: (code: string) => `Openings for ${code}`,
  profile: {
    add: 'Add to my profile',
    adding: 'Adding…',
    remove: 'Remove from my profile',
    removing: 'Removing…',
    present: 'On your profile',
    failed: 'Your profile couldn’t be saved. Try again.',
  },
  deeds: {
    title: 'What did you do?',
    names: {
      led: 'Led a team',
      trained: 'Trained people',
      treated: 'Gave first aid',
      supplied: 'Planned moves and supplies',
      drove: 'Drove heavy vehicles',
      repaired: 'Repaired vehicles or equipment',
      communicated: 'Ran radios or networks',
      guarded: 'Guarded people or places',
      accounted: 'Kept property records',
    } satisfies Record<Deed, string>,
    ask: 'Choose at least one, and you’ll see civilian occupations that use it.',
    fitting: 'Occupations that use it',
    judgment: 'We matched these to what you chose. They aren’t from the government’s list.',
  },
  start: {
    title: 'Start with your code',
    text: 'You’ll see the civilian occupations that it leads to, what they pay, and how fast they’re growing.',
  },
  branches: {
    all: 'All branches',
    army: 'Army',
    navy: 'Navy',
    'air-force': 'Air Force',
    'marine-corps': 'Marine Corps',
    'coast-guard': 'Coast Guard',
    'space-force': 'Space Force',
  } satisfies Record<BranchChoice, string>,
} as const;
