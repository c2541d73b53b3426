import { branches } from '@vetsync/machines/profile/model';
import type { Profile } from '@vetsync/machines/profile/model';
import { seededRandom, randomInteger, randomItem } from '@vetsync/machines/reviews/model';
import type { AnyApplication, ServiceField, ReviewedProfile } from '@vetsync/machines/reviews/model';
import { fieldCareers } from './careers.ts';

const homes = [
  'Austin, Texas',
  'Dallas, Texas',
  'Houston, Texas',
  'San Antonio, Texas',
  'Killeen, Texas',
  'El Paso, Texas',
] as const;

const deployedTo = ['Kuwait', 'Poland', 'Djibouti', 'South Korea', 'Horn of Africa, at sea'] as const;

const earliestGraduation = 2012;

const branchOf = (name: string) => branches.find((branch) => name.includes(branch)) ?? null;

/** The employer that service was: `U.S. Army`. */
const serviceOf = (name: string) => `U.S. ${branchOf(name) ?? 'Armed Forces'}`;

/** Years in "4 years, to the present"; 0 where it names none. */
const yearsIn = (duration: string) => Number(/(\d+)\s+years?/.exec(duration)?.[1] ?? 0);

const inYears = (count: number) => (count === 1 ? '1 year' : `${count} years`);

type Applied = Pick<AnyApplication, 'id' | 'veteranBranch' | 'veteranRank'>;

/** Sample enrichment of somebody of whom nothing but the application is known; the same for the same application. */
export function drawnProfile(
  { id, veteranBranch, veteranRank }: Applied,
  field: ServiceField,
): ReviewedProfile {
  const career = fieldCareers[field];
  const chance = seededRandom(id);
  const yearsOfService = randomInteger(chance, 4, 14);
  const since = randomInteger(chance, 1, 5);
  const later = Math.ceil(yearsOfService / 2);
  const [last, first] = career.duties;
  const service = serviceOf(veteranBranch);
  const graduated = randomInteger(chance, earliestGraduation, earliestGraduation + 12);
  const deployments = deployedTo.slice(0, randomInteger(chance, 0, 2));
  const isCleared = chance() < 0.75;
  /** Nobody brings all that a field knows. */
  const lacking = [randomInteger(chance, 0, 4), randomInteger(chance, 0, 4)];
  return {
    experience: yearsOfService + since,
    location: randomItem(chance, homes),
    clearance: isCleared ? career.clearance : 'None',
    skills: career.skills.filter((_, index) => !lacking.includes(index)),
    education: [
      { ...career.degree, year: String(graduated), gpa: randomInteger(chance, 29, 39) / 10 },
      { ...career.school, year: '' },
    ],
    workHistory: [
      { ...career.civilian, duration: `${inYears(since)}, to the present` },
      {
        ...last,
        title: [last.title, veteranRank].filter(Boolean).join(', '),
        company: service,
        duration: inYears(later),
      },
      { ...first, company: service, duration: inYears(yearsOfService - later) },
    ],
    certifications: career.certifications,
    militarySpecialty: career.specialties[branchOf(veteranBranch) ?? 'other'] ?? career.specialties.other,
    deployments,
    awards: career.awards,
    yearsOfService,
    bio: career.bio,
  };
}

/** What a profile on the platform does not hold, of the demo's veteran. */
const veteranService = {
  clearance: 'Secret',
  militarySpecialty: '92A, Automated Logistical Specialist',
  deployments: ['Kuwait', 'Poland'],
  awards: ['Army Commendation Medal', 'Army Achievement Medal', 'Good Conduct Medal'],
} as const;

/** The demo's veteran as the own profile tells it, also where it was edited. */
export function knownProfile(profile: Profile): ReviewedProfile {
  const { skills, certifications, location, bio, experience, education, yearsOfService } = profile;
  const inWork = experience.reduce((years, { duration }) => years + yearsIn(duration), 0);
  return {
    ...veteranService,
    experience: Math.max(inWork, yearsOfService ?? 0),
    location,
    skills,
    education,
    workHistory: experience,
    certifications,
    yearsOfService: yearsOfService ?? 0,
    bio,
  };
}
