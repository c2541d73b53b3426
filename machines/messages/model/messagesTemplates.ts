import type { Desk } from './messagesRoute.ts';

/** Texts to begin a message with. */
export const messageTemplates = {
  recruiter: ['invite', 'ask', 'wait'],
  university: ['transcript', 'benefits', 'visit'],
  nonprofit: ['call', 'papers', 'welcome'],
} as const satisfies Readonly<Record<Desk, readonly string[]>>;
export type MessageTemplateId = (typeof messageTemplates)[Desk][number];
