/** Cities and kinds that can be filtered by; no sample is a certificate (feature spec, section 9). */
export const programLocations = ['Austin', 'Houston', 'Dallas', 'College Station', 'Lubbock'] as const;
export type ProgramLocation = (typeof programLocations)[number];
export const programTypes = ['bachelor', 'master', 'associate', 'certificate'] as const;
export type ProgramType = (typeof programTypes)[number];

/** A program of a university (feature spec, section 3, "University program"). All are invented. */
export interface UniversityProgram {
  id: string;
  /** Of the university. */
  name: string;
  program: string;
  type: ProgramType;
  location: ProgramLocation;
  /** Whether the state runs it: the GI Bill then pays all of its in-state tuition. */
  isPublic: boolean;
  /** In dollars a year. */
  tuitionCost: number;
  /** In percent of the tuition. */
  giBillCoverage: number;
  duration: string;
  /** What the school does for veterans, in a sentence. */
  veteranSupport: string;
  /** In percent; a sample. */
  matchScore: number;
  /** Share of those who apply, in percent. */
  acceptance: number;
  features: readonly string[];
  ranking: string;
  /** Students who are veterans. */
  veteranPopulation: number;
  description: string;
}

/** The six sample universities (feature spec, section 9). */
export const samplePrograms: readonly UniversityProgram[] = [
  {
    id: 'pecan-valley',
    name: 'Pecan Valley University',
    program: 'Bachelor of Science in Operations Management',
    type: 'bachelor',
    location: 'Austin',
    isPublic: true,
    tuitionCost: 11_680,
    giBillCoverage: 100,
    duration: '4 years',
    veteranSupport: 'Veteran center with tutors, a lounge and two certifying officials.',
    matchScore: 96,
    acceptance: 58,
    features: ['Credit for military training', 'Evening classes', 'Priority registration', 'Yellow Ribbon'],
    ranking: 'No. 4 of 62 public schools in the region',
    veteranPopulation: 1_240,
    description:
      'Planning, supply and quality for people who have already run them under pressure. Up to 30 credits for logistics training.',
  },
  {
    id: 'state',
    name: 'State University',
    program: 'Master of Science in Supply Chain Management',
    type: 'master',
    location: 'College Station',
    isPublic: true,
    tuitionCost: 13_420,
    giBillCoverage: 100,
    duration: '2 years',
    veteranSupport: 'Academic advisors who have served, and a reply to every veteran within ten days.',
    matchScore: 94,
    acceptance: 63,
    features: [
      'Advisors who served',
      'Research with freight companies',
      'Family housing',
      'Childcare grants',
    ],
    ranking: 'No. 2 of 62 public schools in the region',
    veteranPopulation: 127,
    description:
      'For officers and sergeants who planned movements and want to plan networks. A thesis or a year with a company.',
  },
  {
    id: 'gulfside',
    name: 'Gulfside University',
    program: 'Bachelor of Business Administration in Logistics',
    type: 'bachelor',
    location: 'Houston',
    isPublic: true,
    tuitionCost: 10_890,
    giBillCoverage: 100,
    duration: '4 years',
    veteranSupport: 'Peer mentors in every first-year course, and a counselor for brain injury.',
    matchScore: 91,
    acceptance: 66,
    features: ['Port internships', 'Peer mentors', 'Online half of the courses', 'Quiet testing rooms'],
    ranking: 'No. 11 of 62 public schools in the region',
    veteranPopulation: 980,
    description:
      'Learn freight where it lands: two terms at the port, and a degree that counts your years of service.',
  },
  {
    id: 'elm-fork',
    name: 'Elm Fork University',
    program: 'Master of Business Administration',
    type: 'master',
    location: 'Dallas',
    isPublic: false,
    tuitionCost: 54_960,
    giBillCoverage: 65,
    duration: '21 months',
    veteranSupport: 'Career coach for veterans and a fund for what the GI Bill does not pay.',
    matchScore: 88,
    acceptance: 34,
    features: ['Yellow Ribbon', 'Executive coaching', 'Alumni in 400 companies', 'Spouse career office'],
    ranking: 'No. 9 of 38 private schools in the region',
    veteranPopulation: 212,
    description:
      'A full-time program for leaders who change fields. Small classes, and a summer in a company of your choice.',
  },
  {
    id: 'caprock',
    name: 'Caprock University',
    program: 'Bachelor of Science in Cybersecurity',
    type: 'bachelor',
    location: 'Lubbock',
    isPublic: true,
    tuitionCost: 11_850,
    giBillCoverage: 100,
    duration: '4 years',
    veteranSupport: 'Veteran dorm floor, emergency loans and a legal clinic.',
    matchScore: 82,
    acceptance: 71,
    features: ['Clearance-friendly employers', 'Security lab open all night', 'Credit for military training'],
    ranking: 'No. 16 of 62 public schools in the region',
    veteranPopulation: 640,
    description:
      'Defend networks by day and prepare for the certificates by night. Signal and intelligence training counts.',
  },
  {
    id: 'riverbend',
    name: 'Riverbend Community College',
    program: 'Associate of Applied Science in Project Coordination',
    type: 'associate',
    location: 'Austin',
    isPublic: true,
    tuitionCost: 3_570,
    giBillCoverage: 100,
    duration: '2 years',
    veteranSupport: 'One-stop office: papers, credits and a laptop on the first day.',
    matchScore: 78,
    acceptance: 100,
    features: ['Open enrollment', 'Classes on weekends', 'Transfers to State University', 'Laptop loans'],
    ranking: 'No. 1 of 24 community colleges in the region',
    veteranPopulation: 1_510,
    description:
      'The short way to a first degree. Every credit moves on to a bachelor’s program at State University.',
  },
];

/** Tuition of a year that the GI Bill leaves to be paid, in whole dollars, by the program's own coverage figure. */
export const tuitionLeft = ({ tuitionCost, giBillCoverage }: UniversityProgram): number =>
  Math.round((tuitionCost * (100 - giBillCoverage)) / 100);
