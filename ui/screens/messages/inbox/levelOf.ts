import type { InboxProps } from '../Messages.types.ts';

/** Level of the heading over what is shown: the first of the page, unless a page around has one. */
export const levelOf = ({ view, title }: Pick<InboxProps, 'view' | 'title'>) =>
  view.side === 'person' || title !== undefined ? 1 : 2;
