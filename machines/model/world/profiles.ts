import type { Role } from '../account.ts';
import type { Profile } from '../profile.ts';

/** Roles that a sample profile stands for: all but the administrator. */
export const demoRoles = [
  'user',
  'recruiter',
  'university',
  'hospital',
  'nonprofit',
] as const satisfies Role[];
export type DemoRole = (typeof demoRoles)[number];

/** One of the five people of the demo (platform spec, section 3, "Sample profile"). */
export interface SampleProfile extends Profile {
  id: string;
  role: DemoRole;
  /** Names it in the profile switcher. */
  label: string;
  /** Stars from 0 to 5. */
  rating: number;
  targetIndustry: string;
  currentStatus: string;
  specialty: string;
}

export const sampleProfiles: readonly SampleProfile[] = [];
