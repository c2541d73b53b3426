import type { Profile } from '../../profile/model/profile.ts';

/** Who applies: what every application says of its veteran (feature spec, section 3). */
export interface Applicant {
  veteranId: string;
  veteranName: string;
  /** Id of a drawn portrait, or empty. */
  veteranImage: string;
  veteranBranch: string;
  veteranRank: string;
  /** From the profile; what a job application may name. */
  skills: readonly string[];
}

export const applicantOf = (veteranId: string, profile: Profile): Applicant => ({
  veteranId,
  veteranName: profile.name,
  veteranImage: profile.avatar,
  veteranBranch: profile.branch,
  veteranRank: profile.rank,
  skills: profile.skills,
});

/** Stands in a job application for what the profile does not say (feature spec, section 8, "Fallbacks"). */
export const jobApplicantFallback = {
  veteranBranch: 'US Army',
  veteranRank: 'Staff Sergeant (E-6)',
} as const;
