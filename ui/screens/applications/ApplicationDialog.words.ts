import type { ApplicationKind } from '@vetsync/machines/model/world';
import type {
  ApplicationTextField,
  ProcessingStep,
  StatementLength,
} from '@vetsync/machines/applications/model';
import type { Delivery } from '@vetsync/machines/shell/model';

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
    location: 'Location',
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
    personalStatement: 'Who you are, what brought you here, and why this program.',
    academicGoals: 'What you want to study and to be able to do at the end.',
    militaryExperience: 'Your service in plain words: what you led, learned and answered for.',
    careerObjective: 'The work you are heading for.',
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
    } satisfies Record<StatementLength, string>,
  },
  startTerm: 'Preferred start date',
  financialAid: 'I would also like to be considered for financial aid',
  financialAidHelp: 'Beside the GI Bill: grants and scholarships of the school.',
  skills: {
    label: 'Military skills to name',
    help: 'From your profile. Take out what does not fit this job.',
    none: 'Your profile names no skills yet. The application can be sent without them.',
  },
  services: { label: 'What do you need help with?', help: 'Choose any. It becomes your plan.' },
  submit: { simulated: 'Submit Application', tabOnly: 'Save in This Tab' } satisfies Record<Delivery, string>,
  notSent: (organization: string) =>
    `This is saved in this browser tab only. It is not sent to ${organization} or to anyone else.`,
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
    title: { simulated: 'Application Submitted!', tabOnly: 'Saved in This Tab' } satisfies Record<
      Delivery,
      string
    >,
    text: {
      simulated: (organization) => `Your application has been successfully sent to ${organization}`,
      tabOnly: (organization) =>
        `Your application is saved in this browser tab. It was not sent to ${organization} or to anyone else.`,
    } satisfies Record<Delivery, (organization: string) => string>,
    id: 'Application ID',
    later: {
      simulated: 'You can find it with your applications.',
      tabOnly: 'You can find it with your applications until you close this tab or sign out.',
    } satisfies Record<Delivery, string>,
    close: 'Close',
  },
  refused: {
    title: 'You have already applied',
    text: {
      simulated: (organization) =>
        `Your application to ${organization} is in progress or was accepted, so you can't send another one.`,
      tabOnly: (organization) =>
        `Your application to ${organization} is already saved in this browser tab. It was not sent to anyone.`,
    } satisfies Record<Delivery, (organization: string) => string>,
    link: 'Show My Application',
    close: 'Close',
  },
  discard: {
    title: 'Discard what you wrote?',
    text: 'This application is not finished yet.',
    confirm: 'Discard',
    cancel: 'Keep writing',
  },
} as const;
