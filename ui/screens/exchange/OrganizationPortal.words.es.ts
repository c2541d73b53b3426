import { translate } from '../../language/translate.ts';
import { portalFrameWords, portalPagesWords } from './OrganizationPortal.words.ts';

export const portalFrameSpanish = translate(portalFrameWords, {
  leads: {
    interviews: 'Las personas que usted invitó a una entrevista. Abra una y escríbale para acordar la hora.',
  },
});

export const portalPagesSpanish = translate(portalPagesWords, {
  label: 'En esta sección',
  pages: { applications: 'Solicitudes', candidates: 'Personas candidatas', messages: 'Mensajes' },
  cases: {
    recruiter: 'Contrataciones',
    university: 'Estudiantes',
    hospital: 'Pacientes',
    nonprofit: 'Participantes',
  },
});
