import type { CommunitySamples } from '@vetsync/machines/community/communityTab';
import { communityStats, sampleEvents } from './events.ts';
import { sampleMentors } from './mentors.ts';
import { networkFigures, sampleGroups, sampleMembers, sampleMessages } from './network.ts';
import { sampleOrganizationMembers } from './organizations.ts';

export * from './events.ts';
export * from './mentors.ts';
export * from './network.ts';
export * from './organizations.ts';

export const communitySamples: CommunitySamples = {
  events: sampleEvents,
  messages: sampleMessages,
  groups: sampleGroups,
  members: sampleMembers,
  mentors: sampleMentors,
  organizations: sampleOrganizationMembers,
  stats: communityStats,
  network: networkFigures,
  audience: 'community',
  // The demo's member is the last who joined.
  memberNumber: 'VS-0015247',
};
