import { fileSize } from '../FileDrop/fileSize.ts';

const listed = new Intl.ListFormat('en', { type: 'disjunction' });
const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

export const fileUploadWords = {
  choose: 'Choose files',
  more: 'Choose more files',
  drop: 'or drop them here',
  rule: (kinds: readonly string[], maxBytes: number) =>
    `${listed.format(kinds)}, up to ${fileSize(maxBytes)} each`,
  atMost: (maxFiles: number) => `Up to ${files(maxFiles)}`,
  list: 'Chosen files',
  size: fileSize,
  waiting: 'Waiting',
  uploading: (name: string) => `Uploading ${name}`,
  uploaded: 'Uploaded',
  retry: 'Try again',
  retryOf: (name: string) => `Try again to upload ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  status: (uploaded: number, failed: number, total: number) =>
    `${uploaded} of ${files(total)} uploaded${failed > 0 ? `, ${failed} failed` : ''}`,
} as const;
