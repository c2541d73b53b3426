import type { AdminFact, DataSet, FactKind } from '@vetsync/machines/admin/model';

/** What lookups know: imported files, and facts that the project wrote itself. */
export const adminDataWords = {
  loading: 'Loading the data…',
  failed: { title: 'The data couldn’t be loaded', retry: 'Try again' },
  sets: {
    title: 'Public files',
    text: 'Bring new ones in on the server with npm run data. People see a new file as soon as it’s imported.',
    status: { installed: 'Up to date', due: 'Newer one due', missing: 'Not imported' } satisfies Record<
      DataSet['status'],
      string
    >,
    file: (name: string, date: string, imported: string) => `${name}, ${date}. Imported ${imported}`,
    undated: 'without a date',
    rows: (kept: string, rows: string) => `${kept} of ${rows} rows used`,
    report: (rows: string) => `Report: ${rows} rows left out`,
    reason: (reason: string, rows: string, lines: string) => `${rows}: ${reason} (line ${lines})`,
    where: 'Where to get it',
    back: (date: string) => `Go back to the file of ${date}`,
    backOf: (back: string, title: string) => `${back}: ${title}`,
    goingBack: 'Going back…',
    notBack: 'The earlier file wasn’t brought back',
  },
  facts: {
    title: 'Facts we wrote ourselves',
    text: 'Read each on its official page before a launch, and again every year. A deadline or contact that one administrator has checked counts as official. A rate needs two who name the same amount.',
    kinds: { rate: 'Rates', deadline: 'Deadlines', contact: 'Crisis contacts' } satisfies Record<
      FactKind,
      string
    >,
    kind: 'Kind of fact',
    checked: (checked: string, all: string) => `You’ve checked ${checked} of ${all}`,
    confidence: {
      official: 'Official',
      reported: 'As reported',
      single: 'One source',
      computed: 'Computed',
      disputed: 'Sources disagree',
      unread: 'Not read',
      unknown: 'Not found',
    } satisfies Record<AdminFact['confidence'], string>,
    hidden: 'Not shown to people',
    always: 'No period',
    period: (from: string, to: string) => `${from} to ${to}`,
    since: (from: string) => `Since ${from}`,
    noAmount: 'Amount not found',
    amount: (amount: string, unit: string) => `${amount} per ${unit}`,
    source: 'Source',
    checkedBy: (who: string, day: string, amount: string | null) =>
      amount === null ? `Checked by ${who}, ${day}` : `Checked by ${who}, ${day}: ${amount}`,
    you: 'you',
    someone: 'someone who left',
    check: 'I’ve checked it',
    checkOf: (title: string) => `I’ve checked it: ${title}`,
    more: 'Show more',
  },
  outcomes: { back: 'The earlier file is back.', check: 'Saved with today’s date.' },
  form: {
    title: 'What does the official page say?',
    amount: 'Amount in dollars',
    page: 'Address of the page',
    help: 'Only what you’ve read there yourself, today.',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    failed: 'This wasn’t saved',
  },
} as const;
