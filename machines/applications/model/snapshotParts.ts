import { optionalParts } from '../../model/exchange/optionalParts.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import type { Profile } from '../../profile/model/profile.ts';

/** A part of the profile that an application can carry. */
export interface SnapshotPart {
  part: OptionalPart;
  /** As the organization will read it, an entry a line. `email` is the account's, which only the server knows. */
  lines: readonly string[];
  isSent: boolean;
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

const linesOf: Readonly<Record<OptionalPart, (profile: Profile) => readonly string[]>> = {
  branch: ({ branch }) => [branch],
  rank: ({ rank }) => [rank],
  yearsOfService: ({ yearsOfService }) => (yearsOfService === null ? [] : [String(yearsOfService)]),
  location: ({ location }) => [location],
  bio: ({ bio }) => [bio],
  skills: ({ skills }) => skills,
  certifications: ({ certifications }) => certifications,
  experience: ({ experience }) =>
    experience.map(({ title, company, duration }) => joined(title, company, duration)),
  education: ({ education }) =>
    education.map(({ degree, institution, year }) => joined(degree, institution, year)),
  email: () => [],
};

/** The parts that the profile has, and whether each is sent. The email address always exists. */
export const snapshotParts = (profile: Profile, leftOut: readonly OptionalPart[]): SnapshotPart[] =>
  optionalParts
    .map((part) => ({
      part,
      lines: linesOf[part](profile).filter((line) => line !== ''),
      isSent: !leftOut.includes(part),
    }))
    .filter(({ part, lines }) => part === 'email' || lines.length > 0);
