import type { SnapshotFrom } from 'xstate';
import { findMentors, hasMentorFilters, mentorFieldFilters } from '../model/index.ts';
import type { CommunityLinks, Mentor, MentorFilters } from '../model/index.ts';
import type { mentorsMachine } from './mentors.machine.ts';

export interface MentorsView {
  filters: MentorFilters;
  fields: typeof mentorFieldFilters;
  isFiltered: boolean;
  found: readonly (Mentor & { isAsked: boolean })[];
  /** Number of requested mentors. */
  asked: number;
  links: CommunityLinks;
}

export function mentorsView({ context }: SnapshotFrom<typeof mentorsMachine>): MentorsView {
  const { mentors, asked, filters, links } = context;
  return {
    filters,
    fields: mentorFieldFilters,
    isFiltered: hasMentorFilters(filters),
    found: findMentors(mentors, filters).map((one) => ({ ...one, isAsked: asked.includes(one.id) })),
    asked: asked.length,
    links,
  };
}
