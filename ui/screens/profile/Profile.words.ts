import type {
  components,
  CompletionItem,
  EntryList,
  EntryPart,
  leavings,
  PaperSize,
  Portrait,
  ProfileTextField,
  PublicPart,
  ServiceCharacter,
} from '@vetsync/machines/profile/model';

const lists: Record<EntryList, string> = {
  occupations: 'Military occupations',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  certifications: 'Certifications',
};

const service = {
  fields: {
    component: 'Component',
    serviceStart: 'First day of service',
    separation: 'Last day of service',
    leaving: 'Reason for leaving',
    serviceCharacter: 'Character of service',
  },
  components: {
    active: 'Active duty',
    guard: 'National Guard',
    reserve: 'Reserve',
  } satisfies Record<(typeof components)[number], string>,
  leavings: {
    retiring: 'Retirement',
    medical: 'Medical separation or retirement',
  } satisfies Record<(typeof leavings)[number], string>,
  characters: {
    honorable: 'Honorable',
    general: 'General, under honorable conditions',
    otherThanHonorable: 'Other than honorable',
    badConduct: 'Bad conduct',
    dishonorable: 'Dishonorable',
    uncharacterized: 'Uncharacterized',
  } satisfies Record<ServiceCharacter, string>,
} as const;

/** Feature spec, section 2, "Veteran profile tab". */
export const profileWords = {
  title: 'Your profile',
  unnamed: 'No name yet',
  edit: 'Edit Profile',
  continue: 'Continue editing',
  resume: 'Download Resume',
  public: 'View Public Profile',
  at: (role: string, company: string) => [role, company].filter(Boolean).join(' at '),
  years: (years: number) => (years === 1 ? '1 year of service' : `${years} years of service`),
  saved: 'Your profile is saved.',
  draftWaiting: 'You have changes that aren’t saved yet.',
  completion: {
    title: 'Profile completion',
    label: 'Profile completion',
    figure: (percent: number, done: number, of: number) => `${percent}%, ${done} of ${of} items`,
    missing: 'Still missing',
    complete: 'Your profile is complete.',
    items: {
      bio: 'Write about yourself',
      skills: 'Add your skills',
      experience: 'Add your experience',
      education: 'Add your education',
      certifications: 'Add your certifications',
      location: 'Add your location',
      currentRole: 'Add your current role',
      avatar: 'Add a picture',
    } satisfies Record<CompletionItem, string>,
  },
  sections: { about: 'About', goals: 'Career Goals', ...lists },
  service: { ...service, title: 'Service dates', note: 'Only you can see this.' },
  none: 'Nothing here yet.',
  empty: {
    title: 'Nothing to read here yet',
    text: 'You can send what you add along with an application. Begin with a few sentences about you.',
    action: 'Write about yourself',
  },
  failed: { title: 'Your profile couldn’t be loaded', retry: 'Try again' },
  loading: 'Loading your profile',
} as const;

export const publicProfileWords = {
  title: 'Your public profile',
  back: 'Back to your profile',
  note: 'This is how your profile would look to others. No one else can open it yet.',
  choose: 'What you show',
  help: 'Your name is always shown. Your choice is saved.',
  none: 'There’s nothing in your profile yet but your name.',
  preview: (name: string) => `Public profile of ${name}`,
  parts: {
    picture: 'Picture',
    work: 'Current role',
    service: 'Military service',
    location: 'Location',
    about: 'About',
    goals: 'Career goals',
    ...lists,
  } satisfies Record<PublicPart, string>,
} as const;

export const profileFormWords = {
  title: 'Edit your profile',
  sections: { person: 'About you', service: 'Service', ...lists },
  fields: {
    avatar: 'Picture',
    name: 'Name',
    currentRole: 'Current role',
    company: 'Company',
    location: 'Location',
    branch: 'Branch',
    rank: 'Rank',
    yearsOfService: 'Years of service',
    ...service.fields,
    bio: 'About you',
    goals: 'Career goals',
    organization: 'Organization',
    title: 'Title',
  } satisfies Record<ProfileTextField, string>,
  components: service.components,
  leavings: service.leavings,
  characters: service.characters,
  dates: {
    title: 'Service dates',
    text: 'Only you can see these. We use them to count your deadlines and benefits. Your last day can be in the future.',
  },
  character: {
    hint: 'Optional, and only you can see it',
    text: 'Some benefits depend on it. Leave it blank if you’d rather not say.',
  },
  /** Beside the branch of one occupation. */
  otherBranch: 'Only if it isn’t the branch above.',
  portraits: {
    initials: 'Your initials',
    compass: 'Compass',
    mountain: 'Mountain',
    anchor: 'Anchor',
    star: 'Star',
    tree: 'Tree',
  } satisfies Record<Portrait, string>,
  parts: {
    value: '',
    code: 'Code',
    branch: 'Branch',
    rank: 'Rank',
    title: 'Title',
    company: 'Company or unit',
    duration: 'Dates',
    description: 'What you did',
    degree: 'Degree',
    institution: 'School',
    year: 'Year',
  } satisfies Record<EntryPart, string>,
  /** Accessible name of a list entry: `Skill 2`. */
  entry: (list: EntryList, position: number) => `${entryNames[list]} ${position}`,
  add: (list: EntryList) => `Add ${entryNames[list].toLowerCase()}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  full: 'This list is full.',
  changes: {
    added: (name: string) => `${name} added.`,
    removed: (name: string) => `${name} removed.`,
    moved: (name: string) => `Moved. It’s now ${name}.`,
  },
  save: 'Save',
  saving: 'Saving…',
  proving: 'First, confirm that it’s you…',
  cancel: 'Cancel',
  restored: 'Your unsaved changes were brought back.',
  failed: 'Your profile couldn’t be saved',
  signedOut: {
    title: 'You were signed out',
    text: 'What you wrote is kept on this device. Sign in again to save it.',
    action: 'Sign in',
  },
  conflict: {
    title: 'Your profile was changed somewhere else',
    /** What was changed elsewhere, by field name. */
    what: (names: readonly string[]) =>
      names.length === 0
        ? 'Another device or tab saved it after you started editing.'
        : `Another device or tab changed: ${names.join(', ')}.`,
    mine: 'Save my changes on top',
    theirs: 'Discard mine and use the newer version',
  },
  discard: {
    title: 'Discard your changes?',
    text: 'They haven’t been saved yet.',
    confirm: 'Discard',
    cancel: 'Keep writing',
  },
} as const;

const entryNames: Record<EntryList, string> = {
  occupations: 'Military occupation',
  skills: 'Skill',
  experience: 'Experience',
  education: 'Education',
  certifications: 'Certification',
};

export const resumeWords = {
  title: 'Your resume',
  help: 'In the print window, choose “Save as PDF” to download it. Its text can be selected and searched.',
  print: 'Print or save as PDF',
  back: 'Back to your profile',
  paper: 'Paper',
  paperSizes: { letter: 'Letter', a4: 'A4' } satisfies Record<PaperSize, string>,
  sheet: 'Resume',
  service: (branch: string) => `U.S. ${branch}`,
  years: profileWords.years,
  sections: {
    summary: 'Summary',
    goals: 'Career goals',
    skills: 'Skills',
    experience: 'Experience',
    education: 'Education',
    certifications: 'Certifications',
  },
  empty: 'Your profile has nothing to show yet. Edit it first, then come back.',
} as const;
