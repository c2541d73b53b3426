import { writePhrase } from '@vetsync/ui/language';
import type { ProfileEditorInput } from '@vetsync/machines/profile/profileEditor';
import { emptyProfile, type Profile, type StoredProfile } from '@vetsync/machines/profile/model';

/** An invented veteran whose profile has no picture. */
export const marcus: Profile = {
  ...emptyProfile,
  name: 'Marcus Johnson',
  bio: 'Logistics leader with twelve years of planning, moving and accounting for what other people depend on.\nI like plans that survive their first hard day.',
  goals: 'Lead the supply chain of a company that builds things, close to my family in Austin.',
  location: 'Austin, Texas',
  currentRole: 'Logistics Coordinator',
  company: 'Harbor Point Freight',
  branch: 'Army',
  rank: 'Staff Sergeant',
  yearsOfService: 12,
  component: 'active',
  serviceStart: '2011-06-13',
  separation: '2023-06-30',
  occupations: [{ branch: 'Army', code: '92Y', title: 'Unit Supply Specialist', rank: 'Specialist' }],
  skills: ['Supply chain planning', 'Team leadership', 'Inventory control', 'Training', 'Risk assessment'],
  certifications: ['Lean Six Sigma Green Belt', 'Hazardous materials handling'],
  experience: [
    {
      title: 'Logistics Coordinator',
      company: 'Harbor Point Freight',
      duration: '2023 to now',
      description:
        'Plan inbound freight for four warehouses.\nCut late deliveries by a fifth within the first year.',
    },
    {
      title: 'Platoon Sergeant',
      company: 'U.S. Army',
      duration: '2017 to 2023',
      description: 'Led 34 soldiers and accounted for equipment worth 12 million dollars.',
    },
    {
      title: 'Supply Specialist',
      company: 'U.S. Army',
      duration: '2011 to 2017',
      description: 'Ran the supply room of a company of 120 people.',
    },
  ],
  education: [
    { degree: 'Associate of Applied Science in Logistics', institution: 'State University', year: '2019' },
  ],
};
export const stored = (profile: Profile = marcus): StoredProfile => ({
  profile,
  updatedAt: '2026-11-20T16:00:00.000Z',
});

export const profileInput: ProfileEditorInput = {
  stored: stored(),
  rating: 4.8,
  write: writePhrase,
  address: '/platform/profile',
  today: '2026-11-27',
};

/** A profile near all limits. */
export const longProfile: Profile = {
  ...marcus,
  name: 'Maximiliana Wilhelmina Featherstonehaugh-Okonkwo de la Cruz y Vandenberghe the Younger',
  avatar: 'mountain',
  bio: 'Everything that anybody could want to know about a long time in service. '.repeat(20),
  skills: Array.from(
    { length: 24 },
    (_, index) => `Skill that takes some words to name, number ${index + 1}`,
  ),
  experience: Array.from({ length: 12 }, (_, index) => ({
    title: `Posting ${index + 1}, with a title that is longer than most titles are`,
    company: 'Company with a long name, a department, a division and a branch',
    duration: `${2000 + index} to ${2001 + index}`,
    description: 'What was done there, day by day, told at some length. '.repeat(8),
  })),
};
