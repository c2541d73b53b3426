import { memberContact } from '@vetsync/machines/messages/model';
import type { CorrespondenceSamples } from '@vetsync/machines/messages/model';
import { viewedIdentity } from '../viewer/identity.ts';
import { sampleMessagesOf } from './conversations.ts';

/** What is answered to a sample person's conversation, one drawn. */
export const simulatedReplies: readonly [string, ...string[]] = [
  'Thank you for letting me know. I look at it tonight.',
  'That works for me. Thank you.',
  'Thank you. I have one question about it and call you tomorrow.',
  'Good to hear from you. I send what is missing by Friday.',
  'Understood. Thank you for the quick answer.',
];

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
