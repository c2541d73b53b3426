import type { OrganizationProgram } from '@vetsync/machines/marketplace/model';

/** What the Veterans Foundation offers. The nonprofit's portal runs the same programs. */
export const foundationPrograms: readonly OrganizationProgram[] = [
  {
    id: '3-housing',
    name: 'Housing Assistance',
    description: 'Deposit, first rent and talks with the landlord, with a case manager for a year.',
    eligibility: 'Veterans who have no home or may lose it within 60 days. Proof of service is enough.',
    fundingAmount: 'Up to $3,500 a household',
    services: ['Deposit or first rent', 'Talking with a landlord', 'Moving costs', 'Utility bills'],
  },
  {
    id: '3-transition',
    name: 'Career Transition',
    description: 'Twelve weeks with a coach: resume, interviews, and introductions to employers.',
    eligibility: 'Veterans and service members from 12 months before to 3 years after separation.',
    fundingAmount: 'Free, travel to interviews paid',
    services: ['Resume help', 'Interview practice', 'Meeting employers', 'Travel to interviews'],
  },
  {
    id: '3-family',
    name: 'Family Support',
    description: 'Counseling, child care on hard days, and evenings with other families.',
    eligibility: 'Families of veterans; the veteran does not have to take part.',
    fundingAmount: 'Free',
    services: ['Family counseling', 'Child care', 'Family evenings', 'Help with school'],
  },
];
