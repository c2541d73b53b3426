import type { MessageList } from '@vetsync/machines/messages/model';

/** In the order they are offered. */
export const messageLists = ['all', 'unread'] as const satisfies readonly MessageList[];
