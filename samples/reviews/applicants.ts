import { seededRandom, randomItem, randomInteger } from '@vetsync/machines/reviews/model';
import type {
  ApplicantRecords,
  ServiceField,
  AnyApplication,
  ReviewedProfile,
} from '@vetsync/machines/reviews/model';
import { sampleProfileOf } from '../profile/index.ts';
import { nextTerms } from '@vetsync/machines/applications/model';
import type { CollegeForm } from '@vetsync/machines/model/world';
import { branches } from '@vetsync/machines/profile/model';
import type { Profile } from '@vetsync/machines/profile/model';
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
function drawnProfile({ id, veteranBranch, veteranRank }: Applied, field: ServiceField): ReviewedProfile {
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
function knownProfile(profile: Profile): ReviewedProfile {
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

type Essays = Omit<CollegeForm, 'preferredStartDate' | 'financialAid' | 'accommodations'>;

/** What sample applicants wrote, by the field they served in. */
const sampleEssays: Readonly<Record<ServiceField, Essays>> = {
  logistics: {
    personalStatement:
      'On my second deployment a truck with water did not come. It was not stolen and nobody had forgotten it: it stood in a yard forty miles away because two offices used two different lists. I spent that night on the radio and the next month making one list out of two.\n\nI am the first in my family to leave the county, and I did it in uniform. I learned that supply is a promise to people you will never meet. Now I want to learn the mathematics behind the promise: forecasting, networks, cost. I study at night and work by day, and I know what it is to keep at something when nobody claps.',
    academicGoals:
      'To understand forecasting and network design well enough to build my own models, and to graduate with a project that a company really uses.',
    militaryExperience:
      'I led a supply section of nine and answered for property worth $6 million. I planned the move of a whole unit overseas and back, with nothing lost.',
    careerObjective:
      'Supply planner first, then head of operations of a company that ships what people need.',
  },
  technology: {
    personalStatement:
      'My first sergeant used to say that a network is only as good as the tired person who runs it at three in the morning. For four years I was that person. I learned to write things down, to change one thing at a time, and to say early when I did not know.\n\nWhen I left, I took the habit with me. At work I found that our backups had never been tested. It took two weeks to fix and one afternoon to explain why it mattered. I want to study so that I understand the systems as deeply as I understand the nights, and so that I can teach others to defend them.',
    academicGoals:
      'A solid base in operating systems, networks and security, and enough mathematics to read research without fear.',
    militaryExperience:
      'Network operations chief for 600 users, at a base and in the field. I trained the five people of each shift and led the response to two intrusions.',
    careerObjective: 'Security engineer for a hospital or a utility: places where an outage hurts people.',
  },
  health: {
    personalStatement:
      'I was twenty-two when I treated somebody I had eaten breakfast with. He lived. I have thought about it on most days since, not with pride but with a question: what would I have done with one more year of training?\n\nI work in an emergency room now, and the question comes back with every shift. I know how to keep calm and how to talk to a family. What I lack is the science underneath. I am applying because your program lets people who already stand at the bedside learn why they do what they do.',
    academicGoals:
      'To pass anatomy and pharmacology with understanding rather than by heart, and to finish with a license.',
    militaryExperience:
      'Treatment team leader with six people, two deployments, and about 200 people taught in first aid each year.',
    careerObjective: 'Nurse in emergency care, later a teacher of those who come after me.',
  },
  maintenance: {
    personalStatement:
      'The best compliment I ever got was that nobody spoke of my vehicles. They left the yard in the morning and they came back. It took a plan for every bolt, and fourteen people who believed in the plan.\n\nI have repaired things other people designed for ten years, and I have opinions. Some of them are right. I would like to find out which, and that takes the theory I never had: materials, heat, control. I bring patience, a habit of measuring twice, and the memory of what a bad drawing costs on a cold night.',
    academicGoals:
      'To be able to calculate what I have so far judged by feel, and to take part in the formula car team.',
    militaryExperience:
      'Foreman of a shop with 14 mechanics; 94 of a hundred vehicles ready at any time, through two inspections without a finding.',
    careerObjective: 'Design engineer for heavy vehicles who still owns a set of tools.',
  },
  administration: {
    personalStatement:
      'A private once stood at my counter and could not pay his rent because one box on one form was wrong. I fixed the box that day. Then I looked for the other boxes. There were sixty-one.\n\nI have learned that systems hurt people quietly, and that the person at the counter is often the only one who sees it. I want to study how organizations decide, so that I can change the form and not only the box. I am used to work, to deadlines and to being told no by people with more stars than I have.',
    academicGoals:
      'Statistics, organizational behavior and enough accounting to follow the money, with a thesis on how veterans are hired.',
    militaryExperience:
      'Leader of a personnel section that looked after 900 people: pay, moves, promotions and hard days.',
    careerObjective: 'Head of people in a company that keeps those it hires.',
  },
};

const aids = ['', '', 'Extra time in examinations', 'A quiet room for examinations'] as const;

const formOf: ApplicantRecords['formOf'] = ({ id }, field, now) => {
  const chance = seededRandom(`college ${id}`);
  return {
    ...sampleEssays[field],
    preferredStartDate: randomItem(chance, nextTerms(now)).value,
    financialAid: chance() < 0.5,
    accommodations: randomItem(chance, aids),
  };
};

const availabilities = ['Now', 'In two weeks', 'In one month', 'After separation, in two months'] as const;

const thousand = 1_000;

/** What nobody wrote is drawn from the application's id. */
const expectationsOf: ApplicantRecords['expectationsOf'] = ({ id }, range) => {
  const chance = seededRandom(`job ${id}`);
  const salaryExpectation =
    range && Math.round((range.from + (range.to * 1.04 - range.from) * chance()) / thousand) * thousand;
  const relocatable = randomInteger(chance, 0, 2) > 0;
  return { salaryExpectation, relocatable, availability: randomItem(chance, availabilities) };
};

const veteran = sampleProfileOf('user');

/** The sample veteran as the own profile tells it, everyone else drawn from the application. */
const profileOf: ApplicantRecords['profileOf'] = (application, field, world) =>
  application.veteranId === veteran.id
    ? knownProfile(world.profile?.profile ?? veteran)
    : drawnProfile(application, field);

export const sampleApplicants: ApplicantRecords = { profileOf, formOf, expectationsOf };
