import type { Priority, Urgency } from '@vetsync/machines/nonprofit/model';
import { translate } from '../../language/translate.ts';
import {
  applicationWords,
  approvalWords,
  nonprofitWords,
  queueWords,
  resourceWords,
} from './Nonprofit.words.ts';

const priorities: Record<Priority, string> = {
  Critical: 'Crítica',
  High: 'Alta',
  Medium: 'Media',
  Low: 'Baja',
};
const urgencies: Record<Urgency, string> = { Critical: 'crítica', Urgent: 'urgente', Standard: 'normal' };

export const queueSpanish = translate(queueWords, {
  title: 'Panel de programas',
  subtitle: 'Quién pide ayuda hoy y cómo van nuestros programas.',
  stats: 'Cifras principales',
  participants: 'Participantes',
  participantsHint: 'En tres programas',
  transitions: 'Transiciones',
  transitionsHint: 'A un empleo o a los estudios, en doce meses',
  transitionsMonths: 'Transiciones por mes',
  placements: 'Viviendas conseguidas',
  placementsHint: 'En doce meses',
  placementsMonths: 'Viviendas conseguidas por mes',
  waiting: 'Esperan una decisión',
  waitingHint: (rejected) =>
    rejected === 0
      ? 'Ninguna está rechazada'
      : rejected === 1
        ? '1 está rechazada'
        : `${rejected} están rechazadas`,
  queue: 'Solicitudes por revisar',
  count: (waiting) => (waiting === 1 ? '1 solicitud espera' : `${waiting} solicitudes esperan`),
  priority: 'Prioridad',
  priorities: { all: 'Todas', ...priorities },
  program: 'Programa',
  anyProgram: 'Todos los programas',
  clear: 'Quitar filtros',
  noMatches: {
    title: 'Ninguna solicitud coincide',
    text: 'Elija otra prioridad u otro programa.',
  },
  empty: {
    title: 'No hay solicitudes por revisar',
    text: 'Las solicitudes de las personas veteranas a sus programas llegan aquí en cuanto las envían.',
  },
  sample:
    'Datos de ejemplo: las personas y las cifras son inventadas. Las solicitudes nuevas se ordenan según los servicios que piden y la situación que describen.',
});

export const applicationSpanish = translate(applicationWords, {
  priority: (priority) => `Prioridad: ${priorities[priority].toLowerCase()}`,
  urgency: (urgency) => `Urgencia: ${urgencies[urgency]}`,
  submitted: (when) => `Enviada ${when}`,
  at: (program, organization) => `${program}, ${organization}`,
  needs: 'Evaluación de necesidades',
  noNeeds: 'No se mencionó nada; se pide una primera conversación.',
  approve: 'Aprobar rápido',
  approveOf: (name) => `Aprobar rápido: ${name}`,
  review: 'Revisar',
  reviewOf: (name) => `Revisar: ${name}`,
  rejected: 'Rechazada',
  rejectedWhen: (when) => `Rechazada ${when}. Se avisó a la persona veterana.`,
  notes: (notes) => `Notas: ${notes}`,
  undo: 'Deshacer',
  undoOf: (name) => `Deshacer el rechazo de ${name}`,
});

export const approvalSpanish = translate(approvalWords, {
  title: (name, program) => `${name} ya está en ${program}`,
  text: 'Estado: activo. Avance: 25%. Se avisó a la persona veterana.',
  see: 'Ver participante',
  undo: 'Deshacer',
  undoOf: (name) => `Deshacer la aprobación de ${name}`,
  dismiss: 'Cerrar',
});

export const resourceSpanish = translate(resourceWords, {
  title: 'Recursos de este mes',
  given: (given, of, unit) => `Se entregaron ${given} de ${of} ${unit}`,
  left: 'Entregado este mes',
});

export const nonprofitSpanish = translate(nonprofitWords, {
  sample:
    'Datos de ejemplo: las personas y las cifras son inventadas. En esta demo, las aprobaciones que usted haga valen en todas las pestañas.',
});
