import type { SolutionRequest } from '@vetsync/machines/leads/model';
import { seenAt } from './leads.ts';

const hour = 3_600_000;

/** Sample requests of invented people and organizations. */
export const sampleRequests: readonly SolutionRequest[] = [
  {
    name: 'Dr. Noor Haddad',
    email: 'noor.haddad@lakeside-medical.example',
    organization: 'Lakeside Medical Center',
    useCase: 'Intake of veterans who come to us from three bases',
    requirements:
      'It has to read from our records system.\n\nTwo things matter most:\n- no double entry for the front desk\n- a weekly list for the care team',
    timeline: 'short',
    budgetRange: '100k-250k',
    status: 'new',
  },
  {
    name: 'Elliot Brandt',
    email: 'ebrandt@riverbend-college.example',
    organization: 'Riverbend College',
    useCase: 'Credit for military training, decided in a week',
    requirements: null,
    timeline: 'medium',
    budgetRange: 'flexible',
    status: 'in_progress',
    statusChangedBy: 'Morgan Lee',
  },
  {
    name: 'Sofia Marin',
    email: 'sofia@harbor-house.example',
    organization: 'Harbor House',
    useCase: null,
    requirements: 'A waiting list that families can see from their phones.',
    timeline: null,
    budgetRange: 'under-50k',
    status: 'answered',
    statusChangedBy: 'Morgan Lee',
  },
  {
    name: 'Grant Ellery',
    email: 'g.ellery@northfield.example',
    organization: 'Northfield County Veterans Office',
    useCase: 'Appointments for benefits counseling',
    requirements: null,
    timeline: 'immediate',
    budgetRange: null,
    status: 'closed',
    statusChangedBy: null,
  },
].map((request, index) => ({
  statusChangedBy: null,
  ...request,
  id: `request-${index}`,
  createdAt: new Date(seenAt - (index * 30 + 2) * hour).toISOString(),
  statusChangedAt: index === 0 ? null : new Date(seenAt - index * 20 * hour).toISOString(),
  version: index === 0 ? 1 : 2,
})) as SolutionRequest[];

/** A request with every field at its limit. */
export const longRequest: SolutionRequest = {
  ...sampleRequests[0]!,
  id: 'long',
  name: `Maximiliana ${'von '.repeat(20)}Hohenfels`.slice(0, 100),
  organization: 'Association of Very Long Names of Institutions '.repeat(3).slice(0, 100),
  useCase: 'unbreakable'.repeat(50).slice(0, 500),
  requirements: 'It must do everything that we can think of, and then some more.\n'.repeat(70).slice(0, 4000),
};
