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
const veteran: SampleProfile = {
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
  rating: 4.8,
  bio: 'I led supply operations for eight years, on two deployments and at home, and left the Army as a Staff Sergeant. Getting the right thing to the right place with a small team and no second chances is what I do best. Now I coordinate freight by day and study operations management in the evening.',
  goals:
    'Move from coordinating shipments to running an operations team within two years, finish my degree on the GI Bill, and bring other soldiers along.',
  targetIndustry: 'Operations and supply chain',
  currentStatus: 'Working, open to offers',
  specialty: 'Supply chain and team leadership',
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
  certifications: [
    'Lean Six Sigma Green Belt',
    'Hazardous materials handling',
    'Basic project management certificate',
  ],
  experience: [
    {
      title: 'Logistics Coordinator',
      company: 'Lone Prairie Freight',
      duration: '2 years, to the present',
      description:
        'Plans 140 shipments a week for 35 customers. Cut late deliveries from 9 to 4 in a hundred by moving loading times and calling ahead.',
    },
    {
      title: 'Unit Supply Sergeant, Staff Sergeant',
      company: 'U.S. Army',
      duration: '4 years',
      description:
        'Led 12 soldiers. Answered for property worth $18 million without a loss in three inspections, and moved a company of 130 with its equipment overseas and back.',
    },
    {
      title: 'Automated Logistical Specialist, Sergeant',
      company: 'U.S. Army',
      duration: '4 years',
      description:
        'Ran a warehouse of 6,000 items on deployment. Trained eight new soldiers, five of whom were promoted early.',
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Operations Management, in progress',
      institution: 'State University',
      year: '',
    },
    {
      degree: 'Associate of Applied Science in Logistics',
      institution: 'Riverbend Community College',
      year: '2023',
    },
    { degree: 'Basic Leader Course', institution: 'U.S. Army', year: '2018' },
  ],
};

const recruiter: SwitchableProfile = {
  ...emptyProfile,
  id: 'demo-recruiter',
  role: 'recruiter',
  name: 'Priya Raman',
  avatar: 'recruiter',
  title: 'Senior Recruiter',
  organization: 'Tech Corp',
  company: 'Tech Corp',
  currentRole: 'Senior Recruiter',
  location: 'Dallas, Texas',
};

const university: SwitchableProfile = {
  ...emptyProfile,
  id: 'demo-university',
  role: 'university',
  name: 'Dr. Helen Okafor',
  avatar: 'university',
  title: 'Academic Advisor',
  organization: 'State University',
  company: 'State University',
  currentRole: 'Academic Advisor',
  location: 'College Station, Texas',
};

const hospital: SwitchableProfile = {
  ...emptyProfile,
  id: 'demo-hospital',
  role: 'hospital',
  name: 'Angela Whitcomb',
  avatar: 'hospital',
  title: 'Care Coordinator',
  organization: 'Veterans Medical Center',
  company: 'Veterans Medical Center',
  currentRole: 'Care Coordinator',
  location: 'Houston, Texas',
};

const nonprofit: SwitchableProfile = {
  ...emptyProfile,
  id: 'demo-nonprofit',
  role: 'nonprofit',
  name: 'Samuel Ortega',
  avatar: 'nonprofit',
  title: 'Program Director',
  organization: nonprofitOrganization,
  company: 'Veterans Foundation',
  currentRole: 'Program Director',
  location: 'San Antonio, Texas',
};

/**
 * The people that a visitor switches between, in the order of the switcher (platform spec, section 2, "Profile switcher").
 * No portal shows the resume of its own staff, so theirs is in `profiles.ts`, which the first screen doesn't load.
 */
export const demoPeople = [
  veteran,
  recruiter,
  university,
  hospital,
  nonprofit,
] as const satisfies readonly SwitchableProfile[];
