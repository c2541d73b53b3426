import type { ClaimField } from '@vetsync/machines/wellness/model';

export const claimEditorWords = {
  title: { add: 'Add a claim', edit: 'Edit claim' },
  description: 'For your own list. Nothing is sent to VA.',
  fields: {
    title: 'What it is for',
    kind: 'Kind of claim',
    filed: 'Filed on',
    stage: 'Step it is in',
    next: 'Next date',
    note: 'Notes',
  } satisfies Record<ClaimField, string>,
  help: {
    title: 'For example: hearing loss.',
    stage: 'VA.gov and VA’s letters name the step.',
    next: 'An exam, or the day something is due.',
    note: 'What is asked of you, or who helps you. Leave out your Social Security number.',
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
