import type { DraftAction } from '@vetsync/machines/organizations/model';

const drafts = (count: number, shown: string) => (count === 1 ? '1 draft' : `${shown} drafts`);

/** Drafts that are published or deleted together. */
export const draftBatchWords = {
  label: 'What was done with the drafts',
  select: (title: string) => `Select ${title}`,
  selectAll: (count: number, shown: string) =>
    count === 1 ? 'Select the draft' : `Select all ${shown} drafts`,
  selectFirst: (shown: string) => `Select the first ${shown} drafts`,
  actions: { publish: 'Publish', delete: 'Delete' } satisfies Record<DraftAction, string>,
  confirmation: {
    publish: {
      title: (count: number, shown: string) => `Publish ${drafts(count, shown)}?`,
      text: 'Everyone can find them at once.',
      waits: 'Everyone can find them once your organization is approved.',
      confirm: (shown: string) => `Publish ${shown}`,
    },
    delete: {
      title: (count: number, shown: string) => `Delete ${drafts(count, shown)}?`,
      text: 'You cannot get them back.',
      confirm: (shown: string) => `Delete ${shown}`,
    },
    unready: (count: number, shown: string) =>
      count === 1
        ? 'One of those that you selected is not complete and stays a draft.'
        : `${shown} of those that you selected are not complete and stay drafts.`,
    cancel: 'Cancel',
  },
  progress: { publish: 'Publishing', delete: 'Deleting' } satisfies Record<DraftAction, string>,
  done: {
    publish: (count: number, shown: string) => `${drafts(count, shown)} published`,
    delete: (count: number, shown: string) => `${drafts(count, shown)} deleted`,
  } satisfies Record<DraftAction, unknown>,
  none: { publish: 'Nothing was published', delete: 'Nothing was deleted' } satisfies Record<
    DraftAction,
    string
  >,
} as const;
