import { sampleEmployers } from './employers.ts';
import type { SampleOrganization } from './sample.ts';
import { sampleServices } from './services.ts';

export const sampleOrganizations = (now: Date): readonly SampleOrganization[] => [
  ...sampleEmployers(now),
  ...sampleServices(now),
];

/** Invented veterans. */
export const sampleVeterans = [
  { name: 'Alex Morgan', email: 'alex.morgan' },
  { name: 'Rosa Delgado', email: 'rosa.delgado' },
] as const;

/** Invented veterans who have applied and written to the organizations. */
export const sampleApplicants = [
  { name: 'Devon Okafor', email: 'devon.okafor' },
  { name: 'Marisol Vega', email: 'marisol.vega' },
  { name: 'Tom Halvorsen', email: 'tom.halvorsen' },
  { name: 'Wade Sullivan', email: 'wade.sullivan' },
  { name: 'Luis Ortega', email: 'luis.ortega' },
  { name: 'Keisha Brandt', email: 'keisha.brandt' },
  { name: 'Sam Nguyen', email: 'sam.nguyen' },
  { name: 'Ana Whitfield', email: 'ana.whitfield' },
  { name: 'Jonah Pruitt', email: 'jonah.pruitt' },
  { name: 'Ruth Alvarado', email: 'ruth.alvarado' },
  { name: 'Caleb Stone', email: 'caleb.stone' },
  { name: 'Nina Castellano', email: 'nina.castellano' },
] as const;

/** Invented colleagues of the first organization, one in each further role. */
export const sampleColleagues = [
  { name: 'Will Carter', email: 'will.carter', role: 'manager' },
  { name: 'Mei Tanaka', email: 'mei.tanaka', role: 'reviewer' },
  { name: 'Owen Price', email: 'owen.price', role: 'viewer' },
] as const;
