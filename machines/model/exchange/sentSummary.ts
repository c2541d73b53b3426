import { plainText } from '../text/plainText.ts';
import { matchReasons } from './matchReasons.ts';
import type { MatchRecord, MatchRequirements } from './matchReasons.ts';
import type { SentSummary } from './responses.ts';

/** Skills that a row of a list names. */
const namedSkillsMax = 5;

export const noSummary: SentSummary = {
  requirements: null,
  skills: [],
  location: null,
  yearsOfService: null,
};

/** What a list shows of the parts of a profile that somebody has sent or shows. */
export const listedParts = ({ skills, location, yearsOfService }: Readonly<Record<string, unknown>>) => ({
  skills: Array.isArray(skills) ? skills.map(String) : [],
  location: typeof location === 'string' && location.trim() !== '' ? location : null,
  yearsOfService: typeof yearsOfService === 'number' ? yearsOfService : null,
});

/** What a listing requires. What is nice to have doesn't count. */
export const requirementFields = ['requiredSkills', 'credentials', 'clearance'] as const;
/** Orders of an organization's applications. Whoever has not sent what they are sorted by comes last. */
export const applicationSorts = ['newest', 'oldest', 'requirements', 'years', 'place'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** How much of what a listing requires a record meets, by the rule that explains each. */
export function requirementsMet(
  listing: MatchRequirements,
  record: MatchRecord,
): SentSummary['requirements'] {
  const required = matchReasons(listing, record).filter(({ isRequired }) => isRequired);
  const met = required.filter(({ result }) => result === 'met').length;
  return required.length === 0 ? null : { met, of: required.length };
}

export function summaryOf(
  sent: Readonly<Record<string, unknown>>,
  requirements: SentSummary['requirements'],
): SentSummary {
  const { skills, ...parts } = listedParts(sent);
  return { ...parts, skills: skills.slice(0, namedSkillsMax), requirements };
}

/** All texts in a value. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

type Sent = Readonly<Record<string, unknown>>;
/**
 * What a search looks through in an application, besides the name and the listing. Not the address, and not what somebody
 * needs because of a disability: nobody is looked up by that. The database's `sent_text` does the same.
 */
export function sentText(
  { name: _name, email: _email, ...profile }: Sent,
  { type: _type, listingId: _listingId, share: _share, form, ...answers }: Sent,
): string {
  const { accommodations: _accommodations, ...essays } = Object(form) as Sent;
  return textsIn([profile, answers, essays]).join(' ');
}

/** Places that are the same to a filter. The database's `place_key` does the same. */
export const placeKey = (location: string) => plainText(location).trim();
/** A whole skill as a word of a search. No other word has such signs. The database's `skill_words` does the same. */
export const skillWord = (skill: string) => `=${plainText(skill).trim().replaceAll(/\s+/g, '-')}=`;
