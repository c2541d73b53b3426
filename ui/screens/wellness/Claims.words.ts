import type { Claim, ClaimStage } from '@vetsync/machines/wellness/model';

export const claimsWords = {
  title: 'Claims',
  subtitle: 'The status of each disability claim, and what you can do now.',
  whole: {
    title: 'Wellness and Claims',
    subtitle: 'Your health, your appointments and your claims in one place.',
  },
  list: 'Your claims',
  sample: 'Sample claims',
  kinds: {
    new: 'New claim',
    increase: 'Claim for increase',
    supplemental: 'Supplemental claim',
  } satisfies Record<Claim['kind'], string>,
  filed: (day: string) => `Filed ${day}`,
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  stages: {
    received: 'Claim received',
    initialReview: 'Initial review',
    evidenceGathering: 'Evidence gathering',
    evidenceReview: 'Evidence review',
    rating: 'Rating',
    letter: 'Preparing the decision letter',
    finalReview: 'Final review',
    decided: 'Decided',
  } satisfies Record<ClaimStage, string>,
  /** What a veteran can do at each stage. */
  now: {
    received: 'Nothing is needed from you. Keep copies of everything you sent.',
    initialReview: 'Someone checks that nothing is missing. They may ask you for more.',
    evidenceGathering: 'Send what they ask for as soon as you can. You can add evidence at any time.',
    evidenceReview: 'Your evidence is read. If something changed, tell your representative.',
    rating: 'A decision is being made. There’s nothing to do but wait.',
    letter: 'The decision is made, and the letter is being written.',
    finalReview: 'A senior reviewer looks at the decision once more.',
    decided: 'Read the letter with a representative. You can ask for a review within one year.',
  } satisfies Record<ClaimStage, string>,
  rating: (percent: number) => `Rated ${percent}%`,
  asked: 'Needed from you',
  due: (day: string) => `by ${day}`,
  calendar: 'Add to calendar',
  show: 'Show all steps',
  hide: 'Hide the steps',
  about: (action: string, title: string) => `${action}: ${title}`,
  none: {
    title: 'No claims yet',
    text: 'A representative can file one with you at no cost.',
  },
  /** A list that somebody keeps in their account. */
  own: {
    about:
      'This is your own list, and only you can see it. VetSync doesn’t send anything to VA or get anything from it. VA.gov has the official status.',
    add: 'Add a claim',
    full: (max: number) => `Your list holds ${max} claims. Remove one to add another.`,
    none: 'Add a claim you filed to keep track of its status and dates.',
    next: 'Next date',
    moveOn: (stage: string) => `Move to “${stage}”`,
    edit: 'Edit',
    remove: 'Remove',
    noted: (day: string) => `added ${day}`,
    question: {
      title: 'Remove this claim?',
      text: (title: string) =>
        `“${title}” and its notes are deleted from your list. Your claim with VA won’t change.`,
      confirm: 'Remove claim',
      cancel: 'Keep it',
    },
  },
  helpers: {
    title: 'People who help with claims',
    text: 'Accredited helpers don’t charge a fee for filing a claim.',
    sample: 'These three are made up: no one will answer there.',
    call: (phone: string) => `Call ${phone}`,
    write: 'Write an email',
    writeTo: (name: string) => `Write an email to ${name}`,
  },
  /** Official searches, for a signed-in person. */
  help: {
    title: 'Help with your claim',
    text: 'Accredited representatives can help you file a claim. Use VA’s search to find one, and check that they’re accredited.',
    representative: {
      label: 'Find a representative',
      note: 'Opens VA.gov',
      href: 'https://www.va.gov/get-help-from-accredited-representative/find-rep/',
    },
    accreditation: {
      label: 'Check an accreditation',
      note: 'VA’s list of accredited people',
      href: 'https://www.va.gov/ogc/apps/accreditation/index.asp',
    },
    status: {
      label: 'See your official status',
      note: 'Opens VA.gov',
      href: 'https://www.va.gov/claim-or-appeal-status/',
    },
  },
} as const;
