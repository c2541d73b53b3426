import { memberContact } from '@vetsync/machines/messages/model';
import type { CorrespondenceSamples } from '@vetsync/machines/messages/model';
import { sampleMessagesOf, simulatedReplies } from '../messages/index.ts';
import { viewerSample } from './veteran.ts';

/** The organizations' conversations with sample people. */
export const sampleCorrespondence: CorrespondenceSamples = {
  messages: sampleMessagesOf,
  replies: simulatedReplies,
  /** Whoever is written to from the profile viewer, once that was done. */
  others: (desk, world, now) => {
    const { id, name, rank, branch } = viewerSample(now);
    const isKnown = world.sentMessages.some(({ from, to }) => from === desk && to === id);
    return isKnown ? [memberContact({ id, name, image: '', rank, branch }, 'Veteran profile')] : [];
  },
};
