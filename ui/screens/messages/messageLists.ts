import type { MessageList } from '@vetsync/machines/messages/model';

/** In display order. */
export const messageLists = ['all', 'unread'] as const satisfies readonly MessageList[];
