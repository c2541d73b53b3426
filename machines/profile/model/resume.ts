import type { Phrase } from '../../system/model/phrase.ts';
import { profilePhrase } from './phrases.ts';
import type { Education, Experience, Profile } from './profile.ts';

/** Paper sizes of a resume. */
export const paperSizes = ['letter', 'a4'] as const;
export type PaperSize = (typeof paperSizes)[number];
/** Letter, as usual in the United States. */
export const defaultPaperSize: PaperSize = 'letter';

/** A resume, section by section. Empty sections are not displayed. */
export interface Resume {
  name: string;
  /** Current role, company and location, if known. */
  headline: readonly string[];
  service: { rank: string; branch: string; years: number | null };
  summary: string;
  goals: string;
  skills: readonly string[];
  experience: readonly Experience[];
  education: readonly Education[];
  certifications: readonly string[];
}

export const resumeOf = (profile: Profile): Resume => ({
  name: profile.name,
  headline: [profile.currentRole, profile.company, profile.location].filter(Boolean),
  service: { rank: profile.rank, branch: profile.branch, years: profile.yearsOfService },
  summary: profile.bio,
  goals: profile.goals,
  skills: profile.skills,
  experience: profile.experience,
  education: profile.education,
  certifications: profile.certifications,
});

/** Default file name of the saved resume: `Dana Fields, Resume`. */
export const resumeTitle = ({ name }: Pick<Resume, 'name'>): Phrase =>
  name ? profilePhrase('resumeOf', name) : profilePhrase('resume');
