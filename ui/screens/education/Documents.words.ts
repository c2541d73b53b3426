import type { DocumentPurpose, DocumentRefusal } from '@vetsync/machines/education/model';

export const documentsWords = {
  title: 'Document Upload',
  subtitle: 'Keep what schools ask for handy.',
  privacy: {
    browser: {
      title: 'Kept in this browser only',
      text: 'Nothing is sent to a school or to us. Whoever uses this browser can open these files: remove them on a shared computer.',
    },
    account: {
      title: 'The list is in your account, and the files are in this browser',
      text: 'You see the list on all your devices. Each file stays in the browser where you added it, so remove it if you share the computer. Nothing is sent to a school.',
    },
  },
  add: 'Add a document',
  purpose: 'What is it?',
  purposes: {
    dd214: 'DD214, release from active duty',
    jst: 'Joint Services Transcript',
    coe: 'Certificate of Eligibility',
    transcript: 'School transcript',
    other: 'Something else',
  } satisfies Record<DocumentPurpose, string>,
  file: 'File',
  refusals: {
    empty: 'This file is empty. Please choose another.',
    tooLarge: 'This file is larger than 10 MB. Save a smaller version, such as a PDF, and choose that.',
    kind: 'This isn’t a PDF, JPEG or PNG, even though its name says so. Please choose another file.',
    twice: 'You’ve already added this file.',
    tooMany: 'You have 20 documents here. Remove one to add another.',
  } satisfies Record<DocumentRefusal, string>,
  refused: (name: string) => `${name} wasn’t added`,
  checking: (name: string) => `Checking ${name}…`,
  storing: (name: string) => `Adding ${name}…`,
  stored: (name: string) => `${name} was added`,
  removed: (name: string) => `${name} was removed`,
  storeFailed: {
    title: 'Not kept',
    text: 'Your browser has no room for this file, or it doesn’t save files in private windows. Your other documents are unchanged.',
  },
  removeFailed: { title: 'Not removed', text: 'Your browser couldn’t remove the file. Please try again.' },
  list: 'Your documents',
  count: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  added: (when: string) => `Added ${when}`,
  save: 'Save a copy',
  saveOf: (name: string) => `Save a copy of ${name}`,
  away: 'The file is on another device. Add it here as well to open it.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  empty: {
    title: 'No documents yet',
    text: 'Schools often ask for your DD214 and your Joint Services Transcript.',
  },
  loading: 'Looking for your documents…',
  loadFailed: {
    title: 'Documents can’t be kept here',
    text: 'This browser doesn’t let pages save files, as in some private windows. Nothing else is lost.',
    retry: 'Try again',
  },
  question: {
    title: 'Remove this document?',
    text: {
      browser: (name: string) => `${name} will be gone from this browser. The file you chose it from stays.`,
      account: (name: string) =>
        `${name} will be gone from your list, and from each browser that has it. The file you chose it from stays.`,
    },
    confirm: 'Remove',
    cancel: 'Keep it',
  },
} as const;
