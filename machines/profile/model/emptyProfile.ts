import type { Profile } from './profile.ts';

export const emptyProfile: Profile = {
  name: '',
  avatar: '',
  bio: '',
  goals: '',
  location: '',
  currentRole: '',
  company: '',
  organization: '',
  title: '',
  branch: '',
  rank: '',
  yearsOfService: null,
  skills: [],
  certifications: [],
  experience: [],
  education: [],
};
