import type { Education, Experience, Profile } from './profile.ts';

/** Paper a resume is laid out for. */
export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];
/** The United States print on Letter. */
export const defaultPaper: Paper = 'letter';

/** A resume, section by section; a section without content is empty and left out of the page. */
export interface Resume {
  name: string;
  /** Current role, company and location, as far as they are known. */
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

/** What the browser proposes as the name of the file when the resume is saved: `Dana Fields, Resume`. */
export const resumeTitle = ({ name }: Pick<Resume, 'name'>) => (name ? `${name}, Resume` : 'Resume');
