import { nonprofitOrganization, veteranId } from '@vetsync/machines/model/world';
import type { SwitchableProfile } from '@vetsync/machines/model/world';
import { emptyProfile } from '@vetsync/machines/profile/model';

/** One of the five people of the demo (platform spec, section 3, "Sample profile"). All are invented. */
export interface SampleProfile extends SwitchableProfile {
  /** Stars from 0 to 5. */
  rating: number;
  targetIndustry: string;
  currentStatus: string;
  specialty: string;
}

/** The only one with rank and branch. Has no portrait, so that the profile's completion shows a missing item. */
const veteran: SwitchableProfile = {
  ...emptyProfile,
  id: veteranId,
  role: 'user',
  name: 'Marcus Delaney',
  rank: 'Staff Sergeant',
  branch: 'Army',
  yearsOfService: 8,
  currentRole: 'Logistics Coordinator',
  company: 'Lone Prairie Freight',
  location: 'Austin, Texas',
  skills: [
    'Team leadership',
    'Supply chain planning',
    'Inventory control',
    'Risk assessment',
    'Training and mentoring',
    'Budget tracking',
    'Vehicle fleet management',
    'Clear reporting under pressure',
  ],
  // In short, so that the profile counts as filled in: the first screen shows no more of them.
  bio: 'I led supply operations for eight years.',
  certifications: ['Lean Six Sigma Green Belt'],
  experience: [
    { title: 'Logistics Coordinator', company: 'Lone Prairie Freight', duration: '', description: '' },
  ],
  education: [{ degree: 'Basic Leader Course', institution: 'U.S. Army', year: '2018' }],
};

const recruiter: SwitchableProfile = {
  ...emptyProfile,
  id: 'demo-recruiter',
  role: 'recruiter',
  name: 'Priya Raman',
  avatar: 'recruiter',
  title: 'Senior Recruiter',
  organization: 'Tech Corp',
};

const university: SwitchableProfile = {
  ...emptyProfile,
  id: 'demo-university',
  role: 'university',
  name: 'Dr. Helen Okafor',
  avatar: 'university',
  title: 'Academic Advisor',
  organization: 'State University',
};

const hospital: SwitchableProfile = {
  ...emptyProfile,
  id: 'demo-hospital',
  role: 'hospital',
  name: 'Angela Whitcomb',
  avatar: 'hospital',
  title: 'Care Coordinator',
  organization: 'Veterans Medical Center',
};

const nonprofit: SwitchableProfile = {
  ...emptyProfile,
  id: 'demo-nonprofit',
  role: 'nonprofit',
  name: 'Samuel Ortega',
  avatar: 'nonprofit',
  title: 'Program Director',
  organization: nonprofitOrganization,
};

/**
 * The people that a visitor switches between, in the order of the switcher (platform spec, section 2, "Profile switcher").
 * Their resumes are in `profiles.ts`, which the first screen doesn't load.
 */
export const demoPeople = [
  veteran,
  recruiter,
  university,
  hospital,
  nonprofit,
] as const satisfies readonly SwitchableProfile[];
