import { plainText } from '../../model/text/plainText.ts';
import type { Query } from '../../model/text/query.ts';

export const mentorFields = [
  'Operations',
  'Technology',
  'Health care',
  'Education',
  'Skilled trades',
  'Public service',
] as const;
export type MentorField = (typeof mentorFields)[number];

/** A civilian who gives time to veterans. All are invented. */
export interface Mentor {
  id: string;
  name: string;
  field: MentorField;
  work: string;
  location: string;
  /** What a conversation can help with. */
  helpsWith: readonly string[];
  /** Weeks until the next free conversation; 0: this week. */
  freeInWeeks: number;
}

export const anyField = 'all';
export const mentorFieldFilters = [anyField, ...mentorFields] as const;
export type MentorFieldFilter = (typeof mentorFieldFilters)[number];
export interface MentorFilters {
  /** In name, work or what a conversation helps with. */
  q: string;
  field: MentorFieldFilter;
}
export const noMentorFilters: MentorFilters = { q: '', field: anyField };
/** Maximum length of a search, in characters. */
export const mentorSearchMax = 100;
export const hasMentorFilters = ({ q, field }: MentorFilters) => q.trim() !== '' || field !== anyField;

export const parseMentorFilters = (query: Query): MentorFilters => ({
  q: (query['q'] ?? '').slice(0, mentorSearchMax),
  field: mentorFieldFilters.find((mentorFieldFilter) => mentorFieldFilter === query['field']) ?? anyField,
});
export const formatMentorFilters = ({
  q,
  field,
}: MentorFilters): Record<keyof MentorFilters, string | null> => ({
  q: q || null,
  field: field === anyField ? null : field,
});

export function findMentors<Found extends Mentor>(
  mentors: readonly Found[],
  { q, field }: MentorFilters,
): Found[] {
  const wanted = plainText(q).trim();
  return mentors.filter(
    (one) =>
      (field === anyField || one.field === field) &&
      (wanted === '' ||
        [one.name, one.work, ...one.helpsWith].some((text) => plainText(text).includes(wanted))),
  );
}
