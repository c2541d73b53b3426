import { translate } from '../../language/translate.ts';
import type * as english from './Nonprofit.words.ts';

export const queueWords = translate<typeof english.queueWords>({
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
  waiting: 'Pendientes de decisión',
  waitingHint: (rejected) =>
    rejected === 0
      ? 'Ninguna está rechazada'
      : rejected === 1
        ? '1 está rechazada'
        : `${rejected} están rechazadas`,
  queue: 'Solicitudes por revisar',
  sample:
    'Datos de ejemplo: las personas y las cifras son inventadas. Las solicitudes nuevas se ordenan según los servicios que piden y la situación que describen.',
});

export const resourceWords = translate<typeof english.resourceWords>({
  title: 'Recursos de este mes',
  given: (given, of, unit) => `Se entregaron ${given} de ${of} ${unit}`,
  left: 'Entregado este mes',
});

export const nonprofitWords = translate<typeof english.nonprofitWords>({
  sample:
    'Datos de ejemplo: las personas y las cifras son inventadas. En esta demo, las aprobaciones que usted haga valen en todas las pestañas.',
});
