import { translate } from '../../language/translate.ts';
import type * as english from './CollegeReview.words.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const collegeWords = translate<typeof english.collegeWords>({
  overview: {
    program: 'Solicitud',
    university: 'Universidad',
    degree: 'Programa',
    start: 'Fecha de inicio preferida',
    match: 'Puntaje de compatibilidad al enviar la solicitud',
    giBill: 'GI Bill disponible',
    clearance: 'Autorización de seguridad',
    aid: 'Ayuda económica',
    aidWanted: 'Quiere que se le tome en cuenta',
    aidUnwanted: 'No la pidió',
    location: 'Vive en',
    about: 'Presentación',
    accommodations: 'Adaptaciones',
    noAccommodations: 'No pidió ninguna',
  },
  military: { experience: 'Experiencia militar, en sus propias palabras' },
  academic: {
    education: 'Educación',
    none: 'Sin estudios indicados.',
    gpa: (gpa) => `Promedio (GPA) ${gpa.toFixed(1)}`,
    certifications: 'Certificaciones',
    noCertifications: 'Sin certificaciones indicadas.',
    credit: 'Créditos y financiamiento',
    credits: 'Créditos recomendados por la capacitación militar',
    creditsOf: (count) =>
      `${counted(count, 'crédito', 'créditos')}, por confirmar con su oficina de registro académico`,
    goals: 'Metas académicas',
  },
  essays: {
    personalStatement: 'Ensayo personal',
    academicGoals: 'Metas académicas',
    militaryExperience: 'Experiencia militar',
    careerObjective: 'Objetivo profesional',
    words: (count) => `${counted(count, 'palabra', 'palabras')}; se recomiendan de 500 a 750.`,
    none: 'Esta solicitud llegó sin ensayos.',
  },
  prediction: {
    title: 'Perspectiva para este programa',
    total: 'Puntaje de compatibilidad: el promedio de las partes de abajo.',
    atSubmission:
      'Puntaje de compatibilidad al enviar la solicitud, una cifra de ejemplo. Las partes de abajo se calculan por separado.',
    note: 'Análisis de ejemplo: reglas fijas aplicadas a esta solicitud. No juzga a nadie ni decide nada.',
    parts: {
      readiness: 'Preparación académica',
      credits: 'Créditos por la capacitación militar',
      fit: 'Afinidad con el programa',
      funding: 'Financiamiento',
      writing: 'Solicitud escrita',
    },
    because: {
      readiness: ({ gpa, degrees }) =>
        gpa === null
          ? `Sin calificaciones indicadas; menciona ${counted(degrees, 'carrera o curso', 'carreras o cursos')}.`
          : `Promedio (GPA) de ${gpa.toFixed(1)} sobre 4.`,
      credits: ({ recommended }) =>
        recommended === 1
          ? 'Se podría reconocer 1 crédito.'
          : `Se podrían reconocer ${recommended} créditos.`,
      fit: ({ shared }) =>
        shared.length === 0
          ? 'Ni el servicio militar ni el trabajo mencionan algo de esta área.'
          : `Del servicio militar, el trabajo y las metas: ${shared.join('; ')}.`,
      funding: ({ giBillRemaining }) => `Queda el ${giBillRemaining}% de la GI Bill.`,
      writing: ({ words }) =>
        words === 0
          ? 'No hay ensayo personal.'
          : `El ensayo personal tiene ${counted(words, 'palabra', 'palabras')}.`,
    },
    support: 'Lo que puede ayudar',
    supports: {
      readiness: 'Un curso de nivelación o tutorías en el primer período académico',
      credits: 'Revisar el Joint Services Transcript con la oficina de registro académico',
      fit: 'Una conversación con alguien que asesore en el programa',
      funding: 'Becas y ayudas además de la GI Bill',
      writing: 'El centro de escritura',
    },
    noSupport: 'Nada llama la atención.',
  },
  none: 'Sin indicar',
});
