import { profileOfRole } from '@vetsync/machines/model/world';
import type { DemoRole, SwitchableProfile } from '@vetsync/machines/model/world';
import type { Role } from '@vetsync/machines/account/model';
import { demoPeople } from './demoPeople.ts';
import type { SampleProfile } from './demoPeople.ts';

type Resume = Pick<SampleProfile, Exclude<keyof SampleProfile, keyof SwitchableProfile>> &
  Pick<SwitchableProfile, 'bio' | 'goals' | 'skills' | 'certifications' | 'experience' | 'education'> &
  Partial<Pick<SwitchableProfile, 'currentRole' | 'company' | 'location'>>;

const resumes: Readonly<Record<DemoRole, Resume>> = {
  user: {
    rating: 4.8,
    targetIndustry: 'Operations and supply chain',
    currentStatus: 'Working, open to offers',
    specialty: 'Supply chain and team leadership',
    bio: 'I led supply operations for eight years, on two deployments and at home, and left the Army as a Staff Sergeant. Getting the right thing to the right place with a small team and no second chances is what I do best. Now I coordinate freight by day and study operations management in the evening.',
    goals:
      'Move from coordinating shipments to running an operations team within two years, finish my degree on the GI Bill, and bring other soldiers along.',
    skills: demoPeople[0].skills,
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
  },
  recruiter: {
    currentRole: 'Senior Recruiter',
    company: 'Tech Corp',
    location: 'Dallas, Texas',
    rating: 4.7,
    bio: 'Leads veteran hiring at Tech Corp. Reads military experience as experience, and helps managers do the same.',
    goals:
      'Fill 45 open positions this year, a third of them with veterans, and keep them for more than two years.',
    targetIndustry: 'Technology',
    currentStatus: 'Hiring',
    specialty: 'Technical and cleared positions',
    skills: ['Veteran hiring', 'Structured interviews', 'Cleared positions', 'Pay negotiation', 'Onboarding'],
    certifications: ['Veteran hiring certificate'],
    experience: [
      {
        title: 'Senior Recruiter',
        company: 'Tech Corp',
        duration: '5 years, to the present',
        description:
          'Built the veteran hiring program and a training that turns military records into job skills.',
      },
      {
        title: 'Recruiter',
        company: 'Harbor Light Staffing',
        duration: '4 years',
        description: 'Filled engineering and field service positions in five states.',
      },
    ],
    education: [
      { degree: 'Bachelor of Arts in Psychology', institution: 'Cedar Valley College', year: '2014' },
    ],
  },
  university: {
    currentRole: 'Academic Advisor',
    company: 'State University',
    location: 'College Station, Texas',
    rating: 4.9,
    bio: 'Advises veteran students from the first question to the day they graduate, and reads their applications.',
    goals:
      'Answer every veteran application within ten days and see nine in ten of our students through their first year.',
    targetIndustry: 'Higher education',
    currentStatus: 'Reviewing applications',
    specialty: 'Veteran admissions and credit for military training',
    skills: [
      'Admissions review',
      'Credit for military training',
      'GI Bill certification',
      'Academic advising',
    ],
    certifications: ['School certifying official'],
    experience: [
      {
        title: 'Academic Advisor',
        company: 'State University',
        duration: '7 years, to the present',
        description: 'Looks after 127 active veteran students and the review of every veteran application.',
      },
      {
        title: 'Lecturer',
        company: 'Cedar Valley College',
        duration: '6 years',
        description: 'Taught history and led the writing center.',
      },
    ],
    education: [
      { degree: 'Doctor of Education', institution: 'State University', year: '2012' },
      { degree: 'Master of Arts in History', institution: 'Cedar Valley College', year: '2006' },
    ],
  },
  hospital: {
    currentRole: 'Care Coordinator',
    company: 'Veterans Medical Center',
    location: 'Houston, Texas',
    rating: 4.8,
    bio: 'A nurse by training. Sees to it that a veteran with four doctors has one plan.',
    goals:
      'A first appointment within two weeks for every new patient, and within two days for mental health.',
    targetIndustry: 'Health care',
    currentStatus: 'Coordinating care',
    specialty: 'Care after brain injury',
    skills: ['Care planning', 'Case management', 'Crisis response', 'Family support', 'Referrals'],
    certifications: ['Registered Nurse', 'Certified case manager'],
    experience: [
      {
        title: 'Care Coordinator',
        company: 'Veterans Medical Center',
        duration: '6 years, to the present',
        description: 'Coordinates care across seven departments and the provider network.',
      },
      {
        title: 'Registered Nurse, neurology',
        company: 'Gulfside General Hospital',
        duration: '8 years',
        description: 'Cared for patients after brain injury and taught their families.',
      },
    ],
    education: [
      { degree: 'Bachelor of Science in Nursing', institution: 'Gulfside School of Nursing', year: '2009' },
    ],
  },
  nonprofit: {
    currentRole: 'Program Director',
    company: 'Veterans Foundation',
    location: 'San Antonio, Texas',
    rating: 4.9,
    bio: 'Runs housing, transition and family programs. Believes that a call on the same day is half of the help.',
    goals: 'No veteran in our programs without a roof by winter, and 150 transitions a year.',
    targetIndustry: 'Veteran services',
    currentStatus: 'Taking applications',
    specialty: 'Housing and transition programs',
    skills: ['Program management', 'Case work', 'Grant writing', 'Volunteer leadership', 'Housing support'],
    certifications: ['Certified nonprofit manager'],
    experience: [
      {
        title: 'Program Director',
        company: 'Veterans Foundation',
        duration: '9 years, to the present',
        description: 'Leads programs with 342 participants, and placed 67 of them in homes of their own.',
      },
      {
        title: 'Case Manager',
        company: 'Open Door Housing Partners',
        duration: '5 years',
        description: 'Worked with families who had lost their home.',
      },
    ],
    education: [{ degree: 'Master of Social Work', institution: 'State University', year: '2010' }],
  },
};

/** The five profiles of the demo with all that is known of them. */
export const sampleProfiles: readonly SampleProfile[] = demoPeople.map((person) => ({
  ...person,
  ...resumes[person.role],
}));

export const sampleProfileOf = (role: Role | null): SampleProfile => profileOfRole(role, sampleProfiles);
