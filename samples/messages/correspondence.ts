import { memberContact } from '@vetsync/machines/messages/model';
import type { CorrespondenceSamples } from '@vetsync/machines/messages/model';
import { viewedIdentity } from '../viewer/identity.ts';
import { simulatedReplies } from './replies.ts';
import { sampleMessagesOf } from './conversations.ts';

/** The organizations' conversations with sample people. */
export const sampleCorrespondence: CorrespondenceSamples = {
  messages: sampleMessagesOf,
  replies: simulatedReplies,
  /** Whoever is written to from the profile viewer, once that was done. */
  others: (role, world) => {
    const { id, name, rank, branch } = viewedIdentity;
    const isKnown = world.sentMessages.some(({ from, to }) => from === role && to === id);
    return isKnown ? [memberContact({ id, name, image: '', rank, branch }, 'Veteran profile')] : [];
  },
};
