import { translate } from '../../language/translate.ts';
import { portalPhrases } from './Portal.phrases.ts';

const applicationCount = (count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`);

export const portalPhrasesSpanish = translate(portalPhrases, {
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
  applicationNoun: 'solicitud',
  applicationNouns: 'solicitudes',
  searchApplications: 'Buscar solicitudes',
  noApplications: 'Todavía no hay solicitudes',
  markUnderReview: 'Marcar en revisión',
  markedUnderReview: 'En revisión',
  applicationCount,
  markConfirmation: (count) => `¿Marcar ${applicationCount(count)} en revisión?`,
  applicantsNotified: (count) =>
    count === 1
      ? 'La persona solicitante recibirá un aviso automático.'
      : 'Las personas solicitantes recibirán un aviso automático.',
});
