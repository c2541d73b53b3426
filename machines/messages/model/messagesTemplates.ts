import type { MessagingRole } from './messagesRoute.ts';

/** Texts to begin a message with. */
export const messageTemplates = {
  recruiter: ['invite', 'ask', 'wait'],
  university: ['transcript', 'benefits', 'visit'],
  nonprofit: ['call', 'papers', 'welcome'],
} as const satisfies Readonly<Record<MessagingRole, readonly string[]>>;
export type MessageTemplateId = (typeof messageTemplates)[MessagingRole][number];
