import type { OwnDateErrors } from '@vetsync/machines/reference/model';

/** Dates of one's own in the countdown, and reminders of its deadlines. */
export const ownDatesWords = {
  title: 'Your own dates',
  text: 'They’re kept in your account, and only you can see them. We’ll remind you the day before.',
  none: 'You haven’t added any.',
  add: 'Add a date',
  name: 'What is it?',
  date: 'Date',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title}`,
  errors: {
    title: { missing: 'Say what it is', tooLong: 'Use 120 characters or fewer' },
    date: { missing: 'Choose a date', past: 'Choose today or a later date' },
  } satisfies { [Field in keyof OwnDateErrors]-?: Record<NonNullable<OwnDateErrors[Field]>, string> },
  /** A reminder is a week before the last day. */
  remind: 'Remind me',
  remindTitle: (title: string) => `In a week: ${title}`,
  reminderOn: (date: string) => `Reminder on ${date}`,
  noReminder: 'Remove reminder',
} as const;
