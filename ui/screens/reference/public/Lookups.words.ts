/** What everyone can look up without an account. */
export const lookupsWords = {
  search: 'Search',
  more: 'Next page',
  save: 'Sign in to keep this',
  occupations: {
    title: 'Military jobs and their civilian equivalents',
    text: 'Enter your MOS, rating or AFSC. See civilian jobs, what they pay and where they’re growing.',
    description:
      'Look up any MOS, rating or AFSC: the civilian jobs it leads to, what they pay, how fast they grow and what they ask for.',
    branches: 'Branch',
  },
  occupation: {
    title: (code: string, title: string) => [code, title].filter(Boolean).join(' '),
    lead: (code: string) => `What ${code} leads to after the service`,
    description: (code: string, title: string, civilian: readonly string[]) =>
      `${[code, title].filter(Boolean).join(', ')}: civilian jobs, pay and outlook.${
        civilian.length > 0 ? ` ${civilian.join(', ')}.` : ''
      }`,
    all: 'Military jobs',
    save: 'Add it to your profile',
    saveText: 'Sign in to keep your codes, translate your evaluations and apply.',
  },
  schools: {
    title: 'Schools and the GI Bill',
    text: 'Look up a school: what the GI Bill pays there, what it costs, and what VA warns about.',
  },
  school: {
    title: (name: string) => `${name} and the GI Bill`,
    description: (name: string, place: string) =>
      [
        `What the GI Bill pays at ${name}${place && ` in ${place}`}: tuition, housing and books.`,
        'With cautions and costs.',
      ].join(' '),
    all: 'Schools',
  },
  countdown: {
    title: 'Leaving the military: your deadlines',
    text: 'Enter your last day of service. You’ll see what’s due, when, and what happens if you miss it. Nothing is saved.',
    separation: 'Last day of service',
    component: 'Component',
    components: { active: 'Active duty', guard: 'National Guard', reserve: 'Reserve' },
    reason: 'Is this about',
    reasons: {
      none: 'Separating',
      retiring: 'Retiring',
      medical: 'A medical separation or retirement',
      spouse: 'My spouse’s service',
    },
    show: 'Show my deadlines',
    incomplete: 'Enter the date and choose your component.',
    months: 'By month',
    save: 'Keep this countdown',
    saveText: 'With an account, you can check things off, get reminders and add your own dates.',
  },
} as const;
