import { fileSize } from './fileSize.ts';

const listed = new Intl.ListFormat('en', { type: 'disjunction' });
export const fileDropWords = {
  choose: 'Choose a file',
  another: 'Choose another file',
  drop: 'or drop it here',
  rule: (kinds: readonly string[], maxBytes: number) =>
    `${listed.format(kinds)}, up to ${fileSize(maxBytes)}`,
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  chosen: (name: string) => `${name} chosen`,
} as const;
