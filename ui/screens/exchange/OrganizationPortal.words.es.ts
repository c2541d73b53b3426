import { translate } from '../../language/translate.ts';
import type * as english from './OrganizationPortal.words.ts';

export const portalFrameWords = translate<typeof english.portalFrameWords>({
  leads: {
    interviews:
      'Las personas que usted invitó a una entrevista. Abra una solicitud y escriba para acordar la hora.',
  },
});

export const portalPagesWords = translate<typeof english.portalPagesWords>({
  label: 'En esta sección',
  pages: {
    candidates: 'Personas candidatas',
    messages: 'Mensajes',
    events: 'Eventos',
    listings: 'Anuncios',
    calendars: 'Horarios',
    interviews: 'Entrevistas',
    network: 'Directorio',
    referrals: 'Referencias',
  },
  of: {
    recruiter: { applications: 'Recibidas', cases: 'Contrataciones' },
    university: { applications: 'Recibidas' },
    hospital: { cases: 'Lista' },
    nonprofit: { applications: 'Solicitudes', cases: 'Lista' },
  },
});
