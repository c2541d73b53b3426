import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Reviews.phrases.ts';

export const reviewsPhrases = translatePhrases<typeof english.reviewsPhrases>('reviews', {
  jobSubmitted: 'Enviada',
  underReview: 'En revisión',
  interview: 'Entrevista',
  offered: 'Oferta hecha',
  hired: 'Contratación',
  rejected: 'Rechazada',
  interviewScheduled: 'Entrevista programada',
  accepted: 'Aceptada',
  active: 'Activa',
  applicationApproved: 'Solicitud aprobada',
  applicationRejected: 'Solicitud rechazada',
  applicationRejectedMore: 'La solicitud se rechazó y la persona veterana recibirá un aviso.',
  noClearance: 'Sin autorización',
  summary: 'Resumen',
  experience: 'Experiencia',
  education: 'Educación',
  skills: 'Habilidades',
  certifications: 'Certificaciones',
  clearance: 'Autorización de seguridad',
  yearsOfService: (years) => (years === 1 ? '1 año de servicio' : `${years} años de servicio`),
});
