import { translate } from '../../language/translate.ts';
import type * as english from './NonprofitReview.words.ts';

export const nonprofitReviewWords = translate<typeof english.nonprofitReviewWords>({
  overview: {
    facts: 'Solicitud',
    program: 'Programa',
    organization: 'Organización',
    priority: 'Prioridad',
    urgency: 'Urgencia',
    situation: 'Situación actual',
    location: 'Vive en',
    message: 'Lo que quiere que usted sepa',
    approval: 'Si usted aprueba',
    approvals: {
      status: 'Estado',
      statusOf: 'Activo',
      progress: 'Avance',
      progressOf: (percent) => `${percent}%`,
      joined: 'Fecha de ingreso',
      joinedOf: 'Hoy',
    },
  },
  needs: {
    asked: 'Servicios que pide',
    noneAsked: 'No se mencionó ninguno. El programa comienza con una conversación sobre lo que hace falta.',
    goals: 'Metas que resultan de esto',
    services: 'Servicios que comienzan',
    none: 'Nada por ahora.',
  },
});
