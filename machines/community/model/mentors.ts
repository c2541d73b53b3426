import { plainText } from '../../model/text/plainText.ts';
import type { Query } from '../../model/text/query.ts';
import { mentorFields, type MentorField } from '../../model/mentors/mentorOffer.ts';

export * from '../../model/mentors/mentorOffer.ts';

/** Somebody who gives others some of their time: in the demo invented, elsewhere whoever offers it. */
export interface Mentor {
  id: string;
  name: string;
  fields: readonly MentorField[];
  work: string;
  location: string;
  /** What a conversation can help with. */
  helpsWith: readonly string[];
  branch: string;
  /** Codes. */
  languages: readonly string[];
  about: string;
  times: string;
  /** Whether the mentor is a verified veteran. */
  isVerified: boolean;
  /** How many more people they can take now; null: not known. */
  places: number | null;
  /** Weeks until the next free conversation, 0: this week; null: not known. */
  freeInWeeks: number | null;
}

export const anyField = 'all';
export const mentorFieldFilters = [anyField, ...mentorFields] as const;
export type MentorFieldFilter = (typeof mentorFieldFilters)[number];
export interface MentorFilters {
  /** In what mentors say of themselves. */
  q: string;
  field: MentorFieldFilter;
  /** Empty: any. */
  branch: string;
  language: string;
}
export const noMentorFilters: MentorFilters = { q: '', field: anyField, branch: '', language: '' };
/** Maximum length of a search, in characters. */
export const mentorSearchMax = 100;
export const hasMentorFilters = ({ q, field, branch, language }: MentorFilters) =>
  q.trim() !== '' || field !== anyField || branch !== '' || language !== '';

const short = (value = '') => value.slice(0, 40);
export const parseMentorFilters = (query: Query): MentorFilters => ({
  q: (query['q'] ?? '').slice(0, mentorSearchMax),
  field: mentorFieldFilters.find((mentorFieldFilter) => mentorFieldFilter === query['field']) ?? anyField,
  branch: short(query['branch']),
  language: short(query['language']),
});
export const formatMentorFilters = ({
  q,
  field,
  branch,
  language,
}: MentorFilters): Record<keyof MentorFilters, string | null> => ({
  q: q || null,
  field: field === anyField ? null : field,
  branch: branch || null,
  language: language || null,
});

/** Values by which mentors can be narrowed down. */
export interface MentorOptions {
  branch: readonly string[];
  language: readonly string[];
}
export interface FoundMentors {
  mentors: readonly Mentor[];
  total: number;
  options: MentorOptions;
  nextCursor: string | null;
}

/** The demo's search: all on one page. */
export function findMentors(
  mentors: readonly Mentor[],
  { q, field }: Pick<MentorFilters, 'q' | 'field'>,
): Mentor[] {
  const wanted = plainText(q).trim();
  return mentors.filter(
    (one) =>
      (field === anyField || one.fields.includes(field)) &&
      (wanted === '' ||
        [one.name, one.work, ...one.helpsWith].some((text) => plainText(text).includes(wanted))),
  );
}
