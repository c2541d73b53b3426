import { usualSkills } from '@vetsync/machines/reviews/model';
import type { ServiceField } from '@vetsync/machines/reviews/model';

/** What a field of service leaves somebody with. All is invented. */
export interface FieldCareer {
  /** Code and title by branch; `other` stands for branches that have no such specialty. */
  specialties: Readonly<Record<string, string>> & { readonly other: string };
  /** Last duty and first duty. */
  duties: readonly [Duty, Duty];
  /** What they did since. */
  civilian: Duty & { company: string };
  degree: { degree: string; institution: string };
  school: { degree: string; institution: string };
  certifications: readonly string[];
  skills: readonly string[];
  awards: readonly string[];
  clearance: 'Confidential' | 'Secret' | 'Top Secret';
  /** What they say of themselves. */
  bio: string;
}

interface Duty {
  title: string;
  description: string;
}

export const fieldCareers: Readonly<Record<ServiceField, FieldCareer>> = {
  logistics: {
    specialties: {
      Army: '92Y, Unit Supply Specialist',
      'Marine Corps': '3043, Supply Chain and Materiel Management Specialist',
      Navy: 'LS, Logistics Specialist',
      'Air Force': '2S0X1, Materiel Management',
      'Coast Guard': 'SK, Storekeeper',
      other: 'Supply and logistics',
    },
    duties: [
      {
        title: 'Supply section leader',
        description: 'Led nine people and answered for property worth $6 million through two inspections.',
      },
      {
        title: 'Supply specialist',
        description: 'Ordered, issued and counted 4,000 items for a unit of 140, at home and deployed.',
      },
    ],
    civilian: {
      title: 'Warehouse shift lead',
      company: 'Cedar Ridge Distribution',
      description: 'Runs the evening shift of 18 people and brought picking errors from 3 to 1 in a hundred.',
    },
    degree: {
      degree: 'Associate of Applied Science in Logistics',
      institution: 'Riverbend Community College',
    },
    school: { degree: 'Senior logistics course', institution: 'Military logistics school' },
    certifications: ['Lean Six Sigma Yellow Belt', 'Forklift operator'],
    skills: usualSkills.logistics,
    awards: ['Commendation Medal', 'Good Conduct Medal'],
    clearance: 'Secret',
    bio: 'I like it when the right part is there before anybody misses it. In uniform that was a matter of trust; I would like to earn the same trust in a civilian team.',
  },
  technology: {
    specialties: {
      Army: '25B, Information Technology Specialist',
      'Marine Corps': '0671, Data Systems Administrator',
      Navy: 'IT, Information Systems Technician',
      'Air Force': '1D7X1, Cyber Defense Operations',
      'Space Force': '5C0X1, Cyberspace Operations',
      'Coast Guard': 'IT, Information Systems Technician',
      other: 'Information systems',
    },
    duties: [
      {
        title: 'Network operations chief',
        description: 'Kept 600 users and a field network online, and trained the five people of every shift.',
      },
      {
        title: 'Help desk technician',
        description: 'Closed 30 tickets a day and wrote the guides that made half of them needless.',
      },
    ],
    civilian: {
      title: 'Systems administrator',
      company: 'Pecan Street Networks',
      description: 'Looks after 120 servers, moved backups to a second site and tests them every month.',
    },
    degree: {
      degree: 'Associate of Science in Computer Information Systems',
      institution: 'Riverbend Community College',
    },
    school: { degree: 'Network defense course', institution: 'Military signal school' },
    certifications: ['Security foundations certificate', 'Network administrator certificate'],
    skills: usualSkills.technology,
    awards: ['Achievement Medal', 'Good Conduct Medal'],
    clearance: 'Top Secret',
    bio: 'I started by carrying cables and ended by planning networks. What I enjoy most is finding the cause, not only the cure, and writing it down for the next person.',
  },
  health: {
    specialties: {
      Army: '68W, Combat Medic Specialist',
      Navy: 'HM, Hospital Corpsman',
      'Air Force': '4N0X1, Aerospace Medical Service',
      'Coast Guard': 'HS, Health Services Technician',
      other: 'Medical service',
    },
    duties: [
      {
        title: 'Treatment team leader',
        description: 'Led a team of six at an aid station and taught first aid to 200 people a year.',
      },
      {
        title: 'Medic',
        description: 'Looked after a platoon of 40 in training and on deployment, alone for days at a time.',
      },
    ],
    civilian: {
      title: 'Emergency room technician',
      company: 'Three Rivers Health',
      description: 'Takes in up to 60 patients a shift and trains new technicians.',
    },
    degree: { degree: 'Associate of Science in Health Sciences', institution: 'Gulfside School of Nursing' },
    school: { degree: 'Advanced medical training', institution: 'Military medical center' },
    certifications: ['Emergency medical technician', 'Basic life support instructor'],
    skills: usualSkills.health,
    awards: ['Combat Medical Badge', 'Commendation Medal'],
    clearance: 'Confidential',
    bio: 'People remember who was calm. I learned to be that person on bad days, and I want to do it for a living with the training it deserves.',
  },
  maintenance: {
    specialties: {
      Army: '91B, Wheeled Vehicle Mechanic',
      'Marine Corps': '6116, Tiltrotor Mechanic',
      Navy: 'AD, Aviation Machinist’s Mate',
      'Air Force': '2A6X1, Aerospace Propulsion',
      'Coast Guard': 'MK, Machinery Technician',
      other: 'Maintenance',
    },
    duties: [
      {
        title: 'Maintenance shop foreman',
        description: 'Planned the work of 14 mechanics; 94 in a hundred vehicles were ready at any time.',
      },
      {
        title: 'Mechanic',
        description:
          'Found and repaired faults on engines, brakes and hydraulics, often without spare parts.',
      },
    ],
    civilian: {
      title: 'Diesel technician',
      company: 'Capital City Transit Works',
      description: 'Services 40 buses a month and writes the checklists that new technicians learn by.',
    },
    degree: { degree: 'Certificate in Diesel Technology', institution: 'Hill Country Technical College' },
    school: { degree: 'Advanced maintenance course', institution: 'Military ordnance school' },
    certifications: ['Diesel engine certificate', 'Safety supervisor, 30 hours'],
    skills: usualSkills.maintenance,
    awards: ['Achievement Medal', 'Driver and Mechanic Badge'],
    clearance: 'Secret',
    bio: 'I trust a machine when I have taken it apart. I am looking for a place where careful work is noticed and where I can go from repairing to designing.',
  },
  administration: {
    specialties: {
      Army: '42A, Human Resources Specialist',
      'Marine Corps': '0111, Administrative Specialist',
      Navy: 'YN, Yeoman',
      'Air Force': '3F0X1, Personnel',
      'Coast Guard': 'YN, Yeoman',
      other: 'Personnel',
    },
    duties: [
      {
        title: 'Personnel section leader',
        description: 'Answered for the records of 900 people, their pay, leave and moves.',
      },
      {
        title: 'Personnel specialist',
        description: 'Cleared 70 requests a week, most of them on the same day, and taught others how.',
      },
    ],
    civilian: {
      title: 'Office manager',
      company: 'Longleaf Learning',
      description: 'Runs calendar, budget and hiring for a team of 25, and planned the move to a new site.',
    },
    degree: { degree: 'Associate of Arts in Business', institution: 'Riverbend Community College' },
    school: { degree: 'Senior leaders course', institution: 'Military academy for sergeants' },
    certifications: ['Basic project management certificate', 'Human resources foundations certificate'],
    skills: usualSkills.administration,
    awards: ['Commendation Medal', 'Good Conduct Medal'],
    clearance: 'Secret',
    bio: 'Paper is people: behind every form somebody waits for pay, leave or a place to live. I want to lead a team that never forgets it.',
  },
};
