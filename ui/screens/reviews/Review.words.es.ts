import type { Priority, Urgency } from '@vetsync/machines/model/cases';
import { translate } from '../../language/translate.ts';
import type * as english from './Review.words.ts';

const priorities: Record<Priority, string> = {
  Critical: 'crítica',
  High: 'alta',
  Medium: 'media',
  Low: 'baja',
};
const urgencies: Record<Urgency, string> = { Critical: 'crítica', Urgent: 'urgente', Standard: 'normal' };

export const reviewWords = translate<typeof english.reviewWords>({
  titles: {
    job: 'Perfil de la persona candidata',
    college: 'Revisión de la solicitud',
    nonprofit: 'Revisión de la solicitud al programa',
  },
  tabs: 'Partes de la solicitud',
  tab: {
    job: {
      overview: 'Resumen',
      experience: 'Experiencia',
      skills: 'Habilidades',
      military: 'Historial militar',
      analysis: 'Análisis de compatibilidad con IA',
    },
    college: {
      overview: 'Resumen',
      military: 'Servicio militar',
      academic: 'Estudios',
      essays: 'Ensayos',
      prediction: 'Análisis con IA',
    },
    nonprofit: {
      overview: 'Resumen',
      needs: 'Evaluación de necesidades',
      military: 'Servicio militar',
    },
  },
  head: {
    match: 'Compatibilidad al enviar la solicitud',
    priority: (priority) => `Prioridad ${priorities[priority]}`,
    urgency: (urgency) => `Urgencia: ${urgencies[urgency]}`,
    message: 'Escribir mensaje',
    interview: 'Programar entrevista',
    resume: 'Descargar currículum',
  },
  none: 'Sin indicar',
  clearance: {
    None: 'Ninguna',
    Confidential: 'Confidential',
    Secret: 'Secret',
    'Top Secret': 'Top Secret',
  },
  years: (count) => (count === 1 ? '1 año' : `${count} años`),
});
