interface DeadlineText {
  title: string;
  what: string;
  ifMissed?: string;
}

/** The countdown to the last day of service. */
export const countdownWords = {
  title: 'Your countdown',
  back: 'Dashboard',
  subtitle: {
    before: (days: number, date: string) =>
      days === 0
        ? `Today, ${date}, is your last day.`
        : days === 1
          ? `1 day until ${date}, your last day.`
          : `${days} days until ${date}, your last day.`,
    after: (date: string) => `You left on ${date}. These are still open.`,
  },
  edit: 'Change my dates',
  dates: {
    title: 'These dates aren’t in your profile yet',
    text: 'Save them, and your countdown will be here on every device. Only you can see them.',
    save: 'Save my dates',
    saving: 'Saving…',
    failed: 'Your dates weren’t saved. Try again.',
  },
  undated: {
    title: 'When is your last day of service?',
    text: 'Add the date and your component to your profile. You’ll see what’s due, when, and what happens if you miss it. Only you can see these dates.',
    action: 'Add my dates',
  },
  failed: { title: 'We couldn’t load your deadlines', retry: 'Try again' },
  loading: 'Loading your deadlines',
  daysLeft: 'days left',
  next: (date: string) => `Next hard deadline: ${date}`,
  overdue: { title: 'Past due, but worth doing', since: (date: string) => `Was due ${date}` },
  opens: (date: string) => `Opens ${date}`,
  hard: 'Hard deadline',
  ifMissed: (text: string) => `If you miss it: ${text}`,
  sources: 'Sources',
  sourceNumber: (number: number) => `Source ${number}`,
  undatedSource: 'no date on the copy',
  reported: 'As reported, unless marked official. Confirm each on its official page.',
  official: 'Official:',
  onlyIf: 'This may depend on more than your dates. Check the official page.',
  done: 'Done',
  skip: 'Doesn’t apply',
  calendar: 'Add to calendar',
  takeBack: 'Put back',
  more: 'More',
  name: (action: string, title: string) => `${action}: ${title}`,
  open: { title: 'No deadline', text: 'You can do these whenever you’re ready.' },
  later: {
    title: (date: string) => `After ${date}`,
    count: (count: number) => (count === 1 ? '1 deadline' : `${count} deadlines`),
  },
  others: {
    title: 'Based on other dates',
    text: 'These start on a date we don’t know, such as the date on a decision letter.',
    after: (count: string) => `Within ${count}`,
    anchors: {
      'rating-decision': 'date on your VA rating letter',
      'decision-letter': 'date on a VA decision letter',
      'bdd-claim': 'day VA has your BDD claim',
      'terminal-leave-start': 'first day of terminal leave',
      'intent-to-file': 'day VA has your intent to file',
      'first-day': 'first day of a school term',
      'month-end': 'last day of each month in school',
      'loss-of-coverage': 'day TRICARE or TAMP ends',
      'emergency-care': 'day of admission',
      'retired-pay-age': 'birthday on which retired pay can start',
      'federal-hire': 'first day in a federal job',
      'return-from-deployment': 'day back at home station',
      'leaving-selected-reserve': 'day you leave the Selected Reserve',
      'death-in-service': 'date of death',
      retirement: 'date of retirement',
      'release-from-active-duty': 'end of Guard or Reserve orders',
    },
  },
  marked: 'Done, or doesn’t apply',
  counts: { done: 'Done', open: 'To do', skipped: 'Doesn’t apply' },
  checked:
    'We put these together from copies of official and other pages in November 2026. Your command’s orders come first.',
  card: { title: 'Your deadlines', all: 'See your full countdown', none: 'Nothing is due soon.' },
  due: (left: string, date: string) => `${left}, ${date}`,
  /** A deadline in the reader's language; null: as it comes, in English. */
  text: (_id: string): DeadlineText | null => null,
} as const;
