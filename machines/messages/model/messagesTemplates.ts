import type { OrganizationKind } from '../../organizations/model/kinds.ts';

/** Texts to begin a message with. */
export const messageTemplates = {
  employer: ['invite', 'ask', 'wait'],
  university: ['transcript', 'benefits', 'visit'],
  hospital: [],
  nonprofit: ['call', 'papers', 'welcome'],
} as const satisfies Readonly<Record<OrganizationKind, readonly string[]>>;
export type MessageTemplateId = (typeof messageTemplates)[OrganizationKind][number];
