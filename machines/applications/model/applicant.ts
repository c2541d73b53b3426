import type { Profile } from '../../profile/model/profile.ts';

/** The applicant's data in every application (feature spec, section 3). */
export interface Applicant {
  veteranId: string;
  veteranName: string;
  /** Id of a drawn portrait, or empty. */
  veteranImage: string;
  veteranBranch: string;
  veteranRank: string;
  /** Skills from the profile, for job applications. */
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

/** Fallbacks for values missing in the profile of a job application (feature spec, section 8, "Fallbacks"). */
export const jobApplicantFallback = {
  veteranBranch: 'US Army',
  veteranRank: 'Staff Sergeant (E-6)',
} as const;
