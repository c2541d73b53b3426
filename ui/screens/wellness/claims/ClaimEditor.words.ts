import type { ClaimField } from '@vetsync/machines/wellness/model';

export const claimEditorWords = {
  title: { add: 'Add a claim', edit: 'Edit claim' },
  description: 'For your own list. Nothing is sent to VA.',
  fields: {
    title: 'What it’s for',
    kind: 'Kind of claim',
    filed: 'Filed on',
    stage: 'Current step',
    next: 'Next date',
    note: 'Notes',
  } satisfies Record<ClaimField, string>,
  help: {
    title: 'For example: hearing loss.',
    stage: 'You’ll find it on VA.gov and in VA’s letters.',
    next: 'An exam, or the day something is due.',
    note: 'What you’ve been asked for, or who’s helping you. Leave out your Social Security number.',
  } satisfies Partial<Record<ClaimField, string>>,
  save: { add: 'Add to my list', edit: 'Save changes' },
  cancel: 'Cancel',
  discard: {
    title: 'Discard what you wrote?',
    text: 'It isn’t in your list yet.',
    confirm: 'Discard',
    cancel: 'Keep writing',
  },
} as const;
