import type { HospitalPhrases } from '@vetsync/machines/hospital/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Words of the hospital's work. */
export const hospitalPhrases = definePhrases('hospital', {
  highPriority: 'High priority',
  visitWith: (type: string, provider: string) => `${type} with ${provider}`,
  patients: 'Veteran patients',
  unassigned: (patients: number) =>
    patients === 0 ? 'In care, each with a colleague' : `In care, ${patients} unassigned`,
  inDepartments: (departments: number) => `In ${departments} departments`,
  mentalHealthCases: 'Mental health cases',
  mentalHealthIn: 'In the care of mental health departments',
  first: 'Of those in care',
  staff: 'Staff',
  staffOf: 'People who care for them',
  visits: 'Appointments',
  toAnswer: (requests: number) =>
    requests === 0
      ? 'Upcoming, none to answer'
      : requests === 1
        ? 'Upcoming, plus 1 request to answer'
        : `Upcoming, plus ${requests} requests to answer`,
  toConfirm: (requests: number) =>
    requests === 0 ? 'Upcoming, all confirmed' : `Upcoming; ${requests} waiting for the provider`,
} satisfies PhraseWords<HospitalPhrases>);
