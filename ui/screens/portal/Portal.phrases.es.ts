import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Portal.phrases.ts';

export const portalPhrases = translatePhrases<typeof english.portalPhrases>('portal', {
  // Official names stay English, as in the search for occupations.
  army: 'Army',
  marineCorps: 'Marine Corps',
  navy: 'Navy',
  airForce: 'Air Force',
  spaceForce: 'Space Force',
  coastGuard: 'Coast Guard',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  match: 'Compatibilidad',
  branch: 'Rama',
  allBranches: 'Todas las ramas',
  submitted: 'Enviada',
  program: 'Programa',
  programs: 'Programas',
  allPrograms: 'Todos los programas',
  location: 'Lugar',
  allLocations: 'Todos los lugares',
  provider: 'Profesional',
  clearance: 'Autorización',
  anyClearance: 'Cualquier autorización',
  askedFor: 'Pedido el',
  message: 'Mensaje',
  review: 'Revisar',
  interview: 'Entrevista',
  applicant: 'Solicitante',
  applications: 'Solicitudes',
  searchApplications: 'Buscar solicitudes',
});
