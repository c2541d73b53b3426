import { translate } from '../../language/translate.ts';
import { portalFrameWords, portalNotYetWords, portalPagesWords } from './OrganizationPortal.words.ts';

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

export const portalNotYetSpanish = translate(portalNotYetWords, {
  tabs: {
    appointments: {
      title: 'Las citas se acuerdan por mensaje',
      text: 'Los veteranos todavía no pueden reservar una hora aquí. Cuando alguien pida una, acuérdela en sus mensajes.',
    },
    'mental-health': {
      title: 'Publique la atención de salud mental en Departamentos',
      text: 'Los veteranos encuentran lo que usted publica. Aquí no hay una lista aparte de planes de atención ni de alertas.',
    },
    network: {
      title: 'No hay una lista de otros proveedores',
      text: 'Los veteranos encuentran sus departamentos y proveedores cuando usted los publica.',
    },
  },
  open: { messages: 'Abrir los mensajes', listings: 'Abrir los departamentos' },
});
