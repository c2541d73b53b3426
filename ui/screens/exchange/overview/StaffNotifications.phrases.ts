import type { StaffNewsPhrases } from '@vetsync/machines/exchange/model';
import { definePhrases, type PhraseWords } from '../../../language/definePhrases.ts';

/** What an organization's staff are notified of. */
export const staffNewsPhrases = definePhrases('staffNews', {
  received: (name: string) => `${name} applied`,
  updated: (name: string) => `${name} updated an application`,
  updatedGone: 'An application was updated',
  withdrawn: (name: string) => `${name} took back an application`,
  withdrawnGone: 'An application was taken back',
  offerAccepted: (name: string) => `${name} accepted your offer`,
  offerAcceptedGone: 'Your offer was accepted',
  spotFreed: (name: string) => `A spot is free. Next in line: ${name}`,
  spotFreedGone: 'A spot is free',
  assigned: (name: string) => `Assigned to you: ${name}`,
  assignedGone: 'An application was assigned to you',
  caseAssigned: (name: string) => `You look after ${name} now`,
  message: (name: string) => `Message from ${name}`,
  contact: (name: string) => `${name} accepted your contact request`,
  contactMore: 'You can write to each other now.',
} satisfies PhraseWords<StaffNewsPhrases>);
