import type { OptionalPart } from '@vetsync/machines/model/exchange';
import type { ApplicationKind } from '@vetsync/machines/model/world';
import type {
  ApplicationTextField,
  ProcessingStep,
  LengthRating,
} from '@vetsync/machines/applications/model';

export const applicationDialogWords = {
  titles: {
    job: 'Apply for this job',
    college: 'Apply to this program',
    nonprofit: 'Apply for this service program',
  } satisfies Record<ApplicationKind, string>,
  at: (subject: string, organization: string) => `${subject} at ${organization}`,
  restored: {
    text: 'We kept what you wrote here before.',
    startOver: 'Start over',
  },
  applicant: {
    name: 'Name',
    service: 'Service',
    salary: 'Salary',
    location: 'Job location',
    unnamed: 'Not in your profile yet',
  },
  /** Cities keep their names. */
  place: (location: string): string => location,
  fields: {
    personalStatement: 'Personal statement',
    academicGoals: 'Academic goals',
    militaryExperience: 'Military experience',
    careerObjective: 'Career objective',
    accommodations: 'Accommodations',
    coverLetter: 'Message to the employer',
    situation: 'Your situation now',
    message: 'Anything else they should know',
  } satisfies Record<ApplicationTextField, string>,
  help: {
    personalStatement: 'Who you are, what brought you here, and why you chose this program.',
    academicGoals: 'What you want to study, and what you want to be able to do afterward.',
    militaryExperience: 'Your service in plain words: what you led, learned and were responsible for.',
    careerObjective: 'The work you’re heading for.',
    accommodations:
      'What helps you learn: extra time, a quiet room, a reader. Schools may not hold it against you.',
    coverLetter: 'Two or three sentences on why you fit.',
    situation: 'For example: separating in March, working part time, between homes.',
    message: '',
  } satisfies Record<ApplicationTextField, string>,
  tooLong: 'This text is too long to send. Please shorten it.',
  statement: {
    count: (words: number) => (words === 1 ? '1 word' : `${words} words`),
    recommended: (min: number, max: number) => `${min}-${max} words are recommended`,
    lengths: {
      empty: '',
      short: 'shorter than recommended, you can still send it',
      good: 'a good length',
      long: 'longer than recommended, you can still send it',
    } satisfies Record<LengthRating, string>,
  },
  startTerm: 'Preferred start date',
  financialAid: 'I would also like to be considered for financial aid',
  financialAidHelp: 'In addition to the GI Bill: grants and scholarships from the school.',
  skills: {
    label: 'Military skills to name',
    help: 'From your profile. Take out what doesn’t fit this job.',
    none: 'Your profile has no skills yet. You can send the application without them.',
  },
  services: {
    label: 'What do you need help with?',
    help: 'Choose any. It becomes your plan.',
    /** To an organization that reads it. */
    helpStored: 'Choose any. The organization reads what you choose.',
  },
  snapshot: {
    title: (organization: string) => `What ${organization} will see`,
    help: 'A copy of your profile as it is now. They won’t see later changes. Turn off anything you don’t want to send.',
    name: 'Name, always sent',
    parts: {
      branch: 'Branch',
      rank: 'Rank',
      yearsOfService: 'Years of service',
      location: 'Location',
      bio: 'About you',
      skills: 'Skills',
      certifications: 'Certifications',
      experience: 'Experience',
      education: 'Education',
      email: 'Email address of your account',
    } satisfies Record<OptionalPart, string>,
  },
  submit: 'Submit Application',
  notSent: 'Your application wasn’t sent.',
  sending: {
    title: 'Sending your application',
    to: (organization: string) => `Sending to ${organization}…`,
    note: 'You can close this. If your connection fails, we keep trying.',
  },
  cancel: 'Cancel',
  processing: {
    title: 'Processing your application',
    note: 'Please keep this page open. It takes a few seconds.',
    progress: 'Progress',
    checklist: 'What happens now',
    steps: {
      credentials: 'Verifying military credentials',
      skills: 'Translating military skills',
      match: 'Calculating match score',
      package: 'Preparing application package',
      submit: 'Submitting application',
    } satisfies Record<ProcessingStep, string>,
    sample: 'Simulated for the demo: nothing leaves this browser.',
  },
  success: {
    title: 'Application Submitted!',
    text: (organization: string) => `Your application has been successfully sent to ${organization}`,
    id: 'Application ID',
    later: 'You can find it with your applications.',
    close: 'Close',
  },
  showApplication: 'Show my application',
  refused: {
    title: 'You’ve already applied',
    text: (organization: string) =>
      `Your application to ${organization} is in progress or was accepted, so you can’t send another one.`,
    close: 'Close',
  },
  discard: {
    title: 'Discard what you wrote?',
    text: 'This application isn’t finished yet.',
    confirm: 'Discard',
    cancel: 'Keep writing',
  },
} as const;
