import type { Profile } from '@vetsync/machines/profile/model';

/** What a veteran wrote about themselves. */
type SampleProfile = Partial<Profile> & Pick<Profile, 'branch' | 'rank' | 'yearsOfService' | 'skills'>;

/** An invented veteran. */
export interface SampleVeteran {
  name: string;
  /** The part before the @. */
  email: string;
  /** Without one, they have not filled in their profile yet. */
  profile?: SampleProfile;
  /** Lets organizations find them, with this first line. */
  headline?: string;
  /** How they are introduced to whoever tries the product as them. */
  signsIn?: string;
  /** Days until their last day of service, counted from the day of the samples. */
  leavesInDays?: number;
  /** Has neither applied nor written yet. */
  isNew?: boolean;
}

/** Veterans as whom the product is tried. */
export const sampleVeterans: readonly SampleVeteran[] = [
  {
    name: 'Alex Morgan',
    email: 'alex.morgan',
    signsIn: 'a veteran who has applied and written',
    profile: {
      branch: 'Navy',
      rank: 'Machinist’s Mate First Class',
      yearsOfService: 9,
      component: 'active',
      serviceStart: '2015-06-08',
      separation: '2024-08-31',
      occupations: [{ branch: 'Navy', code: 'MM', title: 'Machinist’s Mate' }],
      location: 'Norfolk, Virginia',
      bio: 'I kept a destroyer’s engines running for nine years. Now I want to do the same closer to home.',
      skills: ['Diesel engines', 'Hydraulics', 'Preventive maintenance', 'Team leadership'],
      certifications: ['TWIC card'],
      experience: [
        {
          title: 'Engine room supervisor',
          company: 'United States Navy',
          duration: '2019 to 2024',
          description: 'Led eight people who looked after two main engines and the hydraulic systems.',
        },
      ],
    },
  },
  { name: 'Rosa Delgado', email: 'rosa.delgado', signsIn: 'a veteran who is new here', isNew: true },
];

/** Veterans who have applied and written to the organizations. */
export const sampleApplicants: readonly SampleVeteran[] = [
  {
    name: 'Devon Okafor',
    email: 'devon.okafor',
    headline: 'Diesel mechanic who stays calm when the line stops',
    profile: {
      branch: 'Army',
      rank: 'Staff Sergeant',
      yearsOfService: 8,
      component: 'active',
      serviceStart: '2017-01-09',
      separation: '2025-01-31',
      occupations: [{ branch: 'Army', code: '91B', title: 'Wheeled Vehicle Mechanic' }],
      location: 'Fayetteville, North Carolina',
      skills: ['Diesel engines', 'Hydraulics', 'Welding'],
      certifications: ['Commercial driver license, class A'],
    },
  },
  {
    name: 'Marisol Vega',
    email: 'marisol.vega',
    headline: 'Network technician with a Secret clearance, remote or in Denver',
    profile: {
      branch: 'Air Force',
      rank: 'Technical Sergeant',
      yearsOfService: 10,
      component: 'active',
      serviceStart: '2015-03-16',
      separation: '2025-04-30',
      occupations: [{ branch: 'Air Force', code: '1D751', title: 'Cyber Defense Operations Journeyman' }],
      location: 'Denver, Colorado',
      skills: ['Linux', 'Networking', 'Customer support', 'Python'],
      certifications: ['CompTIA Security+'],
    },
  },
  {
    name: 'Tom Halvorsen',
    email: 'tom.halvorsen',
    profile: {
      branch: 'Coast Guard',
      rank: 'Chief Petty Officer',
      yearsOfService: 20,
      component: 'active',
      serviceStart: '2004-07-12',
      separation: '2024-07-31',
      occupations: [{ branch: 'Coast Guard', code: 'BM', title: 'Boatswain’s Mate' }],
      location: 'Duluth, Minnesota',
      skills: ['Boat handling', 'Scheduling', 'Safety inspections'],
    },
  },
  {
    name: 'Wade Sullivan',
    email: 'wade.sullivan',
    headline: 'Welder and pipefitter, nights are fine',
    profile: {
      branch: 'Navy',
      rank: 'Hull Technician Second Class',
      yearsOfService: 6,
      component: 'active',
      serviceStart: '2019-02-04',
      separation: '2025-02-28',
      occupations: [{ branch: 'Navy', code: 'HT', title: 'Hull Maintenance Technician' }],
      location: 'Virginia Beach, Virginia',
      skills: ['Welding', 'Pipefitting', 'Blueprint reading'],
      certifications: ['AWS Certified Welder'],
    },
  },
  {
    name: 'Luis Ortega',
    email: 'luis.ortega',
    profile: {
      branch: 'Marine Corps',
      rank: 'Sergeant',
      yearsOfService: 5,
      component: 'active',
      serviceStart: '2020-01-13',
      separation: '2025-01-31',
      occupations: [{ branch: 'Marine Corps', code: '3051', title: 'Inventory Management Specialist' }],
      location: 'San Antonio, Texas',
      skills: ['Warehouse work', 'Inventory', 'Forklift'],
    },
  },
  {
    name: 'Keisha Brandt',
    email: 'keisha.brandt',
    headline: 'Logistics lead: convoys, stock, and people who trust me',
    signsIn: 'a sergeant who leaves service in 170 days',
    leavesInDays: 170,
    profile: {
      branch: 'Army',
      rank: 'Sergeant First Class',
      yearsOfService: 14,
      component: 'active',
      serviceStart: '2012-09-10',
      occupations: [{ branch: 'Army', code: '88N', title: 'Transportation Management Coordinator' }],
      location: 'Columbus, Ohio',
      skills: ['Logistics', 'Dispatching', 'Team leadership', 'Inventory'],
    },
  },
  {
    name: 'Sam Nguyen',
    email: 'sam.nguyen',
    profile: {
      branch: 'Navy',
      rank: 'Hospital Corpsman Second Class',
      yearsOfService: 7,
      component: 'active',
      serviceStart: '2018-05-14',
      separation: '2025-05-31',
      occupations: [{ branch: 'Navy', code: 'HM', title: 'Hospital Corpsman' }],
      location: 'San Diego, California',
      skills: ['Emergency care', 'Patient records', 'Teaching'],
      certifications: ['Emergency Medical Technician'],
    },
  },
  {
    name: 'Ana Whitfield',
    email: 'ana.whitfield',
    headline: 'Medic who wants to become a nurse',
    profile: {
      branch: 'Army',
      rank: 'Specialist',
      yearsOfService: 4,
      component: 'active',
      serviceStart: '2021-08-02',
      separation: '2025-08-31',
      occupations: [{ branch: 'Army', code: '68W', title: 'Combat Medic Specialist' }],
      location: 'Austin, Texas',
      skills: ['Emergency care', 'Working with patients', 'Spanish'],
      certifications: ['Emergency Medical Technician'],
    },
  },
  { name: 'Jonah Pruitt', email: 'jonah.pruitt' },
  {
    name: 'Ruth Alvarado',
    email: 'ruth.alvarado',
    profile: {
      branch: 'Air Force',
      rank: 'Senior Airman',
      yearsOfService: 4,
      location: 'Tucson, Arizona',
      skills: ['Aircraft maintenance', 'Electronics'],
    },
  },
  { name: 'Caleb Stone', email: 'caleb.stone' },
  {
    name: 'Nina Castellano',
    email: 'nina.castellano',
    profile: {
      branch: 'Marine Corps',
      rank: 'Corporal',
      yearsOfService: 4,
      component: 'active',
      serviceStart: '2021-06-07',
      separation: '2025-06-30',
      occupations: [{ branch: 'Marine Corps', code: '0111', title: 'Administrative Specialist' }],
      location: 'Jacksonville, North Carolina',
      skills: ['Administration', 'Customer support', 'Scheduling'],
    },
  },
];

const services = [
  ['Army', 'Sergeant', 'Logistics', 'Inventory'],
  ['Navy', 'Petty Officer Second Class', 'Electronics', 'Welding'],
  ['Marine Corps', 'Sergeant', 'Team leadership', 'Scheduling'],
  ['Air Force', 'Technical Sergeant', 'Networks', 'Aircraft maintenance'],
  ['Coast Guard', 'Petty Officer Third Class', 'Diesel engines', 'First aid'],
] as const;
const places = ['Norfolk, Virginia', 'Austin, Texas', 'San Diego, California', 'Denver, Colorado'] as const;
const names = [
  'Abel Rourke',
  'Bianca Whitlock',
  'Carlos Ibarra',
  'Dana Prescott',
  'Elias Thornton',
  'Fiona Maddox',
  'Grant Ellery',
  'Hana Sato',
  'Ivan Petrosyan',
  'Joan Littleton',
  'Kofi Asante',
  'Lena Fairbanks',
  'Mateo Villar',
  'Nora Quill',
  'Omar Haddad',
  'Paula Renner',
  'Quentin Ames',
  'Renee Dubois',
  'Silas Crowley',
  'Tessa Boone',
  'Umar Siddiq',
  'Vera Holloway',
  'Wade Kessler',
  'Ximena Rojas',
  'Yusuf Demir',
  'Zoe Lambert',
  'Arlo Jennings',
  'Brooke Tierney',
  'Cyrus Nolan',
  'Delia Marquez',
  'Emmett Slade',
  'Faith Oyelaran',
] as const;
/** Others who have applied, with the least that organizations ask for. */
export const moreApplicants: readonly SampleVeteran[] = names.map((name, nth) => {
  const [branch, rank, ...skills] = services[nth % services.length]!;
  const location = places[nth % places.length]!;
  const profile = { branch, rank, yearsOfService: 3 + (nth % 9), location, skills };
  return { name, email: name.toLowerCase().replace(' ', '.'), profile };
});

/** What they show of their profile. */
export const shownByCandidates = [
  'branch',
  'rank',
  'yearsOfService',
  'location',
  'skills',
  'certifications',
] as const;
