import { translate } from '../../../language/translate.ts';
import type * as english from './OrganizationOverview.words.ts';

export const organizationOverviewWords = translate<typeof english.organizationOverviewWords>({
  loading: 'Cargando lo pendiente…',
  failed: { title: 'No se pudo cargar lo pendiente', retry: 'Intentar de nuevo' },
  work: 'Pendiente',
  old: 'Esto puede estar desactualizado: no se pudo cargar el último cambio.',
  retry: 'Intentar de nuevo',
  notLive: 'Se interrumpió la conexión en vivo. Así estaba todo antes.',
  quiet: {
    title: 'Todas las personas tienen respuesta',
    text: 'Las solicitudes y los mensajes nuevos aparecen aquí automáticamente.',
  },
  recent: 'Solicitudes recientes',
  allApplications: 'Ver todas las solicitudes',
  popular: {
    recruiter: { title: 'Empleos más solicitados', all: 'Ver todos los empleos' },
    university: { title: 'Programas más solicitados', all: 'Ver todos los programas' },
    hospital: { title: 'Departamentos más solicitados', all: 'Ver todos los departamentos' },
    nonprofit: { title: 'Programas más solicitados', all: 'Ver todos los programas' },
  },
  applied: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
  activities: 'Actividad reciente',
  noFigure: '–',
  figures: {
    label: 'Cifras',
    title: (days) => `Los últimos ${days} días`,
    more: 'Todas las cifras',
    before: (value, days) => `${value} en los ${days} días anteriores`,
    none: 'Ninguna',
    names: {
      received: 'Solicitudes recibidas',
      decided: 'Primeras decisiones',
      daysToDecision: 'Tiempo promedio hasta la decisión',
      taken: 'Personas aceptadas hasta ahora',
    },
    takenHint: (before, days) => `De las solicitudes recibidas; ${before} en los ${days} días anteriores`,
    span: (days, isOne) => (isOne ? '1 día' : `${days} días`),
  },
});
