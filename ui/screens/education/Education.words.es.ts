import { translate } from '../../language/translate.ts';
import type * as english from './Education.words.ts';

export const educationWords = translate<typeof english.educationWords>({
  title: 'Centro de educación',
  subtitle: 'Su GI Bill, los programas que le convienen y todas sus solicitudes en un solo lugar.',
  recon: {
    title: 'Exploración educativa',
    subtitle: 'Explore programas, compárelos lado a lado y vea cuánto queda por pagar con la GI Bill.',
    toHub: 'Abrir el Centro de educación',
  },
  nav: 'Educación',
  pages: {
    hub: 'Resumen',
    applications: 'Solicitudes',
    schools: 'Instituciones educativas',
    calculator: 'Calculadora de beneficios',
    documents: 'Documentos',
  },
  unknown: {
    title: 'Esta página no existe en Educación',
    text: 'La dirección puede ser antigua. Todo sobre educación comienza en el Centro.',
    action: 'Ir al Centro de educación',
  },
  benefits: {
    title: 'Sus beneficios',
    giBill: 'GI Bill disponible',
    months: (months) => (months === 1 ? 'Queda 1 mes' : `Quedan ${months} meses`),
    housing: 'Vivienda por mes',
    rate: (place) => `Tarifa de ${place}`,
    tuition: 'Cobertura de matrícula',
    tuitionRate: 'Tarifa de universidad pública',
    applications: 'Solicitudes en proceso',
    decided: (count) => (count === 1 ? '1 con decisión' : `${count} con decisión`),
    sample: 'Cifras de ejemplo. Las suyas están en su certificado de VA (Certificate of Eligibility).',
    unknown:
      'Todavía no sabemos qué beneficios tiene. Su certificado de VA (Certificate of Eligibility) dice cuántos meses le quedan.',
    plan: 'Planificar sus beneficios',
    schools: 'Ver lo que paga en una institución',
    change: 'Cambiar su plan',
    left: 'Meses que quedan después de su plan',
    leftOf: (months, terms) => `de ${months}, en ${terms} ${terms === 1 ? 'período' : 'períodos'}`,
    housingPlanned: 'Ayuda para vivienda',
    inPlan: 'en todo su plan',
    tuitionPaid: 'Matrícula que paga la GI Bill',
    tuitionLeft: (amount) => `Usted paga ${amount}`,
    planned:
      'Según su propio plan. Su certificado de VA (Certificate of Eligibility) tiene las cifras oficiales.',
  },
  portal: {
    title: 'Portal de solicitud común',
    text: 'Un solo ensayo para todas las universidades que quiera. Las personas veteranas no pagan por la solicitud.',
    start: 'Comenzar solicitud',
    storedText: 'Un solo ensayo para varias universidades. Antes de enviarlo, verá lo que van a recibir.',
  },
  search: {
    title: 'Búsqueda de programas universitarios',
    sample: 'Todas las universidades que se ven aquí son ejemplos inventados.',
  },
  applications: {
    title: 'Estado de las solicitudes',
    page: 'Sus solicitudes',
    pageText: 'En qué etapa está cada una y qué se decidió.',
    track: 'Ver mis solicitudes',
    empty: {
      title: 'Todavía no hay solicitudes',
      text: 'Busque un programa y presente una solicitud, o envíe la misma a varias universidades a la vez.',
      action: 'Comenzar solicitud',
    },
  },
  quickActions: {
    title: 'Acciones rápidas',
    track: { label: 'Ver mis solicitudes', note: 'En qué etapa está cada una' },
    calculator: { label: 'Calculadora de beneficios', note: 'Meses, matrícula, vivienda' },
    documents: { label: 'Subir documentos', note: 'DD-214, historiales académicos, cartas' },
    connect: {
      label: 'Conectar con personas veteranas',
      note: 'Personas que estudian con la GI Bill',
    },
  },
});
