import type { Listing } from '../../organizations/model/listing.ts';
import type { Profile } from '../../profile/model/profile.ts';
import { plainText } from '../text/plainText.ts';
import type { MatchReason } from './responses.ts';

/**
 * What a match is read from. Nothing else of a person can be: no name, age, sex, race, disability, picture, and no reason
 * of a discharge.
 */
export type MatchRecord = Partial<Pick<Profile, 'skills' | 'certifications' | 'experience' | 'education'>>;
export type MatchRequirements = Partial<
  Pick<Listing, 'requiredSkills' | 'preferredSkills' | 'credentials' | 'clearance'>
>;

type Source = NonNullable<MatchReason['source']>;

/** Words too common to tell anything. */
const fillers = new Set(['and', 'or', 'of', 'the', 'a', 'an', 'in', 'for', 'with', 'to', 'on', 'at', 'as']);
/** Endings that don't change what a word is about: `cranes`, `welding`. */
const ending = /(ings?|ers?|ed|es|e|s)$/;
const stemLengthMin = 4;
const stemOf = (word: string) => {
  const stem = word.replace(ending, '');
  return stem.length >= stemLengthMin ? stem : word;
};
/** The words of a text, in the form in which they are compared. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (plainText(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => !fillers.has(word)).map(stemOf),
  );

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '');

/** Everything in a record that a requirement can be read from, what is most telling first. */
function sourcesOf({
  skills = [],
  certifications = [],
  experience = [],
  education = [],
}: MatchRecord): Source[] {
  return [
    ...skills.map((text): Source => ({ part: 'skills', text })),
    ...certifications.map((text): Source => ({ part: 'certifications', text })),
    ...experience.flatMap(({ title, description }) =>
      [title, ...sentencesOf(description)].map((text): Source => ({ part: 'experience', text })),
    ),
    ...education.map(({ degree }): Source => ({ part: 'education', text: degree })),
  ];
}

/** The share of a requirement's words that a source has. */
const shareOf = (wanted: ReadonlySet<string>, { text }: Source): number => {
  const found = wordsOf(text);
  return [...wanted].filter((word) => found.has(word)).length / wanted.size;
};

function read(requirement: string, sources: readonly Source[]): Pick<MatchReason, 'result' | 'source'> {
  const wanted = wordsOf(requirement);
  if (wanted.size === 0) return { result: 'notOnRecord', source: null };
  let best: { share: number; source: Source | null } = { share: 0, source: null };
  for (const source of sources) {
    const share = shareOf(wanted, source);
    if (share > best.share) best = { share, source };
  }
  if (best.share === 1) return { result: 'met', source: best.source };
  return best.share >= 0.5
    ? { result: 'partly', source: best.source }
    : { result: 'notOnRecord', source: null };
}

/** How a record meets each requirement of a listing, in the listing's order. There is no score. */
export function matchReasons(
  { requiredSkills = [], preferredSkills = [], credentials = [], clearance = '' }: MatchRequirements,
  record: MatchRecord,
): MatchReason[] {
  const sources = sourcesOf(record);
  const reasons = (kind: MatchReason['kind'], isRequired: boolean, wanted: readonly string[]) =>
    wanted.map((requirement) => ({ requirement, kind, isRequired, ...read(requirement, sources) }));
  return [
    ...reasons('skill', true, requiredSkills),
    ...reasons('credential', true, credentials),
    ...(clearance
      ? [
          // A profile has no clearance.
          {
            requirement: clearance,
            kind: 'clearance' as const,
            isRequired: true,
            result: 'notOnRecord' as const,
            source: null,
          },
        ]
      : []),
    ...reasons('skill', false, preferredSkills),
  ];
}
