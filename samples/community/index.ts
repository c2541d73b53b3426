import type { CommunitySamples } from '@vetsync/machines/community/communityTab';
import { findMentors } from '@vetsync/machines/community/model';
import { sampleMentors } from './mentors.ts';
import { communityStats, sampleEvents } from './events.ts';
import { networkFigures, sampleGroups, sampleMembers, sampleMessages } from './network.ts';
import { sampleOrganizationMembers } from './organizations.ts';

export * from './events.ts';
export * from './mentors.ts';
export * from './network.ts';
export * from './organizations.ts';

/** Its mentors are invented, so nobody is told who asks them. */
export const communitySamples: CommunitySamples = {
  mentors: {
    async findMentors({ filters }) {
      const mentors = findMentors(sampleMentors, filters);
      return { mentors, total: mentors.length, options: { branch: [], language: [] }, nextCursor: null };
    },
    loadMentoring: async () => null,
    send: null,
  },
  readMembers: null,
  events: sampleEvents,
  messages: sampleMessages,
  groups: sampleGroups,
  members: sampleMembers,
  organizations: sampleOrganizationMembers,
  stats: communityStats,
  network: networkFigures,
  audiences: ['community'],
  // The demo's member is the last who joined.
  memberNumber: 'VS-0015247',
};
