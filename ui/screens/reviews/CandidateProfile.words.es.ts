import type { FitSign } from '@vetsync/machines/reviews/model';
import { translate } from '../../language/translate.ts';
import type * as english from './CandidateProfile.words.ts';

const dollars = (amount: number) => `$${amount.toLocaleString('es-US')}`;
const range = (pay: { from: number; to: number } | null) =>
  pay ? `${dollars(pay.from)} a ${dollars(pay.to)}` : '';
const list = (items: readonly string[]) => items.join(', ');
const years = (count: number) => (count === 1 ? '1 año' : `${count} años`);
const clearance = (level: string) => (level === 'None' ? 'ninguna' : level);

/** Signs of fitting into a team, by their names in the analysis. */
const signNames: Readonly<Record<FitSign, string>> = {
  ledTeam: 'dirigió un equipo',
  taughtOthers: 'enseñó a otras personas',
  plannedAhead: 'planificó con tiempo',
  improvedWork: 'mejoró el trabajo',
  answeredForOthers: 'respondió por otras personas',
};

export const candidateWords = translate<typeof english.candidateWords>({
  dollars,
  range,
  overview: {
    bio: 'Presentación',
    facts: 'De un vistazo',
    position: 'Puesto',
    location: 'Lugar',
    experience: 'Experiencia',
    clearance: 'Autorización de seguridad',
    salary: 'Salario esperado',
    availability: 'Disponible',
    relocatable: 'Se mudaría',
    yes: 'Sí',
    no: 'No',
    letter: 'Mensaje para la empresa',
    wanted: 'Lo que pide el puesto',
    wantedClearance: 'Autorización de seguridad que se pide',
    wantedExperience: 'Experiencia que se pide',
    pay: 'Salario',
    where: 'Dónde',
    noClearance: 'No se pide ninguna',
  },
  experience: {
    work: 'Experiencia laboral',
    noWork: 'Sin experiencia laboral indicada.',
    education: 'Educación',
    noEducation: 'Sin estudios indicados.',
    gpa: (gpa) => `Promedio (GPA) ${gpa.toFixed(1)}`,
  },
  skills: {
    named: 'Mencionadas en la solicitud',
    noneNamed: 'La solicitud no menciona habilidades militares.',
    profile: 'En el perfil',
    noneInProfile: 'El perfil no menciona habilidades.',
    required: 'Se piden y se mencionan',
    noneRequired: 'No se menciona ninguna de las habilidades que se piden.',
    missing: 'Se piden y no se mencionan',
    noneMissing: 'No falta nada.',
    certifications: 'Certificaciones',
    noCertifications: 'Sin certificaciones indicadas.',
  },
  analysis: {
    title: 'Cómo encaja la persona candidata en el puesto',
    total:
      'Puntaje de compatibilidad: la mitad es el promedio de las partes de abajo y la otra mitad es la más baja de ellas.',
    atSubmission:
      'Puntaje de compatibilidad al enviar la solicitud, una cifra de ejemplo. Las partes de abajo se calculan por separado.',
    note: 'Análisis de ejemplo: reglas fijas aplicadas a este perfil. No juzga a nadie ni decide nada.',
    parts: {
      skillsMatch: 'Habilidades',
      experienceMatch: 'Experiencia',
      clearanceMatch: 'Autorización de seguridad',
      locationMatch: 'Lugar',
      salaryMatch: 'Salario',
      culturalFit: 'Afinidad con la cultura de la empresa',
    },
    because: {
      skillsMatch: ({ named, missing }) =>
        missing.length === 0
          ? `Se mencionan todas las habilidades que se piden: ${list(named)}.`
          : `${named.length > 0 ? `Se mencionan: ${list(named)}. ` : ''}No se mencionan: ${list(missing)}.`,
      experienceMatch: (of) => `${years(of.years)} de trabajo; se pide alrededor de ${years(of.required)}.`,
      clearanceMatch: ({ held, required }) =>
        required === 'None'
          ? `No se pide ninguna; tiene: ${clearance(held)}.`
          : `Se pide: ${required}; tiene: ${clearance(held)}.`,
      locationMatch: ({ from, to, relocatable }) =>
        `Vive en ${from || 'un lugar sin indicar'}; el trabajo es en ${to}. ${relocatable ? 'Se mudaría.' : 'No se mudaría.'}`,
      salaryMatch: ({ expected, range: pay }) =>
        expected === null || pay === null
          ? 'Nada indica que el salario del puesto sea un problema.'
          : `Espera ${dollars(expected)}; el puesto paga de ${range(pay)}.`,
      culturalFit: ({ signs }) =>
        signs.length === 0
          ? 'El perfil dice poco sobre el trabajo con otras personas.'
          : `El perfil dice lo siguiente: ${list(signs.map((sign) => signNames[sign]))}.`,
    },
  },
});
