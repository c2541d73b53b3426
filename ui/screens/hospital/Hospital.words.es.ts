import { translate } from '../../language/translate.ts';
import type * as english from './Hospital.words.ts';
import { casePhrases as spanish } from '../exchange/cases/Cases.phrases.es.ts';

export const hospitalWords = translate<typeof english.hospitalWords>({
  sample: 'Datos de ejemplo: las personas y las cifras son inventadas. Este portal es solo de lectura.',
  dashboard: {
    title: 'Portal de gestión del hospital',
    load: 'Ocupación de los departamentos',
    loadAll: 'Departamentos',
    loadMore: 'Pacientes en atención, de los que el departamento puede atender.',
    status: 'Pacientes por estado',
    statusMore: 'De todas las personas veteranas en atención hoy.',
    statusHeads: ['Estado', 'Pacientes'],
    priority: 'Pacientes por prioridad',
    priorityHeads: ['Prioridad', 'Pacientes'],
    first: 'Prioridad alta, con más tiempo sin consulta',
    firstAll: (count) => `Ver todos los de prioridad alta: ${count}`,
    next: 'Próximas citas',
    nextAll: 'Todas las citas',
    nextNone: 'No hay nada en el calendario.',
    lastVisit: (when) => `Última consulta: ${when}`,
  },
  mentalHealth: {
    title: 'Salud mental',
    soon: 'Qué tan pronto se atiende',
    first: 'Primera cita en 2 días o menos',
    firstHint: 'en las últimas cuatro semanas',
    called: 'Llamada en los 7 días después de una hospitalización',
    calledHint: 'en las últimas cuatro semanas',
    handedOver: 'Casos que envió la línea de crisis',
    handedOverHint: 'en los últimos 7 días; a todas las personas se les llamó el mismo día',
    met: (met, of) => `${met} de ${of}`,
    forms: 'Cómo se atienden los casos',
    formsMore: 'Cada caso una sola vez, según su forma principal de atención.',
    formsHeads: ['Forma de atención', 'Casos'],
    weeks: 'Casos abiertos y cerrados',
    weeksMore: 'En doce semanas.',
    week: 'Semana',
    weekNumber: (ago) => (ago === 0 ? 'Esta semana' : ago === 1 ? 'La semana pasada' : `Hace ${ago} semanas`),
    begun: 'Abiertos',
    ended: 'Cerrados',
    crisis: 'Veterans Crisis Line',
    crisisMore:
      'Para una persona veterana, su familia o alguien del equipo: gratis y confidencial, de día y de noche.',
    stored: {
      subtitle:
        'Quiénes están en atención en sus departamentos de salud mental. Ninguna cifra es de una sola persona.',
      people: 'En atención',
      high: 'Prioridad alta',
      unassigned: 'Sin nadie a cargo todavía',
      departments: 'Departamentos',
      list: 'En cada departamento',
      inCare: (people, shown) =>
        people === 0
          ? 'Nadie en atención'
          : people === 1
            ? '1 persona en atención'
            : `${shown} personas en atención`,
      alone: (people, shown) =>
        people === 1 ? '1 sin nadie a cargo todavía' : `${shown} sin nadie a cargo todavía`,
      loading: 'Cargando los departamentos…',
      failed: { title: 'No se pudieron cargar los departamentos', retry: 'Intentar de nuevo' },
    },
    listed: {
      title: 'Publique la atención de salud mental en Departamentos',
      text: 'Las personas veteranas encuentran lo que usted publica. Aquí no hay una lista aparte de planes de atención ni de alertas.',
      departments: 'Abrir los departamentos',
    },
  },
  network: {
    title: 'Red de profesionales de salud',
    subtitle: 'Quién atiende a personas veteranas, dónde, y quién acepta pacientes nuevos.',
  },
});

export const patientNamesWords = translate<typeof english.patientNamesWords>({
  statuses: {
    'Active Treatment': spanish.active_treatment,
    'Follow-up': spanish.follow_up,
    Recovering: spanish.recovering,
  },
  priorities: {
    High: spanish.high,
    Medium: spanish.medium,
    Low: spanish.low,
  },
});
