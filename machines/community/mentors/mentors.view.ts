import type { SnapshotFrom } from 'xstate';
import { findMentors, hasMentorFilters, mentorFieldFilters } from '../model/index.ts';
import type { CommunityLinks, Mentor, MentorFilters } from '../model/index.ts';
import type { mentorsMachine } from './mentors.machine.ts';

export interface MentorsView {
  filters: MentorFilters;
  fields: typeof mentorFieldFilters;
  isFiltered: boolean;
  mentors: readonly (Mentor & { isRequested: boolean })[];
  /** Number of requested mentors. */
  requestedCount: number;
  links: CommunityLinks;
}

export function mentorsView({ context }: SnapshotFrom<typeof mentorsMachine>): MentorsView {
  const { mentors, requestedIds, filters, links } = context;
  return {
    filters,
    fields: mentorFieldFilters,
    isFiltered: hasMentorFilters(filters),
    mentors: findMentors(mentors, filters).map((item) => ({
      ...item,
      isRequested: requestedIds.includes(item.id),
    })),
    requestedCount: requestedIds.length,
    links,
  };
}
