import { plainText } from '../../model/text/filterText.ts';
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

const mentor = (
  [id, name]: [string, string],
  field: MentorField,
  work: string,
  location: string,
  freeInWeeks: number,
  helpsWith: readonly string[],
): Mentor => ({ id, name, field, work, location, freeInWeeks, helpsWith });

export const sampleMentors: readonly Mentor[] = [
  mentor(
    ['carolyn-meeks', 'Carolyn Meeks'],
    'Operations',
    'Plant manager, Prairie Line Packaging',
    'Austin, Texas',
    0,
    ['First leadership role', 'Night shifts and family'],
  ),
  mentor(
    ['anil-bhatt', 'Anil Bhatt'],
    'Technology',
    'Engineering manager, Blue Heron Software',
    'Online',
    1,
    ['Changing to software', 'Interview practice'],
  ),
  mentor(
    ['joyce-amadi', 'Joyce Amadi'],
    'Health care',
    'Nurse educator, Gulfside General Hospital',
    'Houston, Texas',
    0,
    ['Nursing school', 'Medic experience on a resume'],
  ),
  mentor(
    ['peter-lund', 'Peter Lund'],
    'Skilled trades',
    'Master electrician, Lund and Daughters',
    'San Antonio, Texas',
    2,
    ['Apprenticeships', 'Licenses'],
  ),
  mentor(
    ['maria-esposito', 'Maria Esposito'],
    'Education',
    'Principal, Eastbrook Middle School',
    'Dallas, Texas',
    1,
    ['Becoming a teacher', 'Studying after forty'],
  ),
  mentor(['gordon-hale', 'Gordon Hale'], 'Public service', 'City emergency planner', 'Austin, Texas', 3, [
    'Federal and city jobs',
    'Clearances',
  ]),
  mentor(
    ['susan-okoye', 'Susan Okoye'],
    'Operations',
    'Supply chain director, Harvest Road Foods',
    'Online',
    0,
    ['Logistics careers', 'Pay talks'],
  ),
  mentor(
    ['tom-breslin', 'Tom Breslin'],
    'Technology',
    'Security analyst, Northgate Credit Union',
    'San Antonio, Texas',
    2,
    ['Security certificates', 'First 90 days'],
  ),
  mentor(
    ['linh-tran', 'Linh Tran'],
    'Health care',
    'Clinic administrator, Eastside Wellness Studio',
    'Austin, Texas',
    1,
    ['Health administration', 'Balancing care and work'],
  ),
  mentor(
    ['walter-finch', 'Walter Finch'],
    'Skilled trades',
    'Owner, Finch Heating and Air',
    'Killeen, Texas',
    0,
    ['Starting a business', 'Hiring veterans'],
  ),
];

export const anyField = 'all';
export const mentorFieldFilters = [anyField, ...mentorFields] as const;
export type MentorFieldFilter = (typeof mentorFieldFilters)[number];
export interface MentorFilters {
  /** In name, work or what a conversation helps with. */
  q: string;
  field: MentorFieldFilter;
}
export const noMentorFilters: MentorFilters = { q: '', field: anyField };
/** Longest search, in characters. */
export const mentorSearchMax = 100;
export const hasMentorFilters = ({ q, field }: MentorFilters) => q.trim() !== '' || field !== anyField;

export const readMentorFilters = (query: Query): MentorFilters => ({
  q: (query['q'] ?? '').slice(0, mentorSearchMax),
  field: mentorFieldFilters.find((one) => one === query['field']) ?? anyField,
});
export const writeMentorFilters = ({
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
