import { translate } from '../../../language/translate.ts';
import { publicPagesWords } from './PublicPages.words.ts';

export const publicPagesSpanish = translate(publicPagesWords, {
  signIn: 'Iniciar sesión',
  trail: 'Usted está aquí',
  kinds: {
    job: 'Empleo',
    degree: 'Programa de estudios',
    program: 'Programa',
    provider: 'Atención médica',
    event: 'Evento',
  },
  lists: {
    all: 'Todo',
    job: 'Empleos',
    degree: 'Programas de estudios',
    program: 'Programas',
    provider: 'Atención médica',
    event: 'Eventos',
  },
  types: {
    'full-time': 'Tiempo completo',
    'part-time': 'Medio tiempo',
    contract: 'Por contrato',
    internship: 'Prácticas',
    certificate: 'Certificado',
    associate: 'Título de asociado',
    bachelor: 'Licenciatura',
    master: 'Maestría',
    doctorate: 'Doctorado',
    career: 'Empleo',
    education: 'Educación',
    health: 'Salud',
    housing: 'Vivienda',
    legal: 'Ayuda legal',
    financial: 'Dinero',
    family: 'Familia',
    community: 'Comunidad',
    other: 'Otro',
    'primary-care': 'Atención primaria',
    'mental-health': 'Salud mental',
    'physical-therapy': 'Fisioterapia',
    cardiology: 'Cardiología',
    neurology: 'Neurología',
    orthopedics: 'Ortopedia',
    audiology: 'Audiología',
    dental: 'Atención dental',
    wellness: 'Bienestar',
    social: 'Social',
  },
  clearances: {
    'public-trust': 'Public Trust',
    secret: 'Secret',
    'top-secret': 'Top Secret',
    'ts-sci': 'TS/SCI',
  },
  benefits: {
    'gi-bill': 'GI Bill',
    'yellow-ribbon': 'Yellow Ribbon',
    'tuition-assistance': 'Tuition Assistance',
    'veteran-readiness': 'Veteran Readiness and Employment',
    mycaa: 'MyCAA',
    'va-community-care': 'VA Community Care',
    tricare: 'TRICARE',
    champva: 'CHAMPVA',
    medicare: 'Medicare',
  },
  listing: {
    apply: { job: 'Solicitar', degree: 'Solicitar', program: 'Solicitar' },
    applyHelp: 'Primero inicia sesión. No se envía nada hasta que usted lo diga.',
    by: (organization) => `Más de ${organization}`,
    about: {
      job: 'Sobre el empleo',
      degree: 'Sobre el programa',
      program: 'Sobre el programa',
      provider: 'Sobre esta atención',
      event: 'Sobre el evento',
    },
    facts: 'En resumen',
    labels: {
      type: 'Tipo',
      place: 'Dónde',
      salary: 'Salario al año',
      clearance: 'Autorización de seguridad',
      tuition: 'Matrícula al año',
      duration: 'Duración',
      militaryCredits: 'Créditos por formación militar',
      benefits: 'Acepta',
      capacity: 'Cupos',
      languages: 'Idiomas',
      acceptsNew: 'Pacientes nuevos',
      starts: 'Empieza',
      closesOn: 'Fecha límite',
      posted: 'Publicado',
      website: 'Sitio web',
    },
    place: (location, isRemote) =>
      isRemote
        ? location === ''
          ? 'Desde cualquier lugar'
          : `${location}, o desde cualquier lugar`
        : location,
    salary: (from, to) =>
      from === null
        ? `Hasta ${to}`
        : to === null
          ? `Desde ${from}`
          : from === to
            ? from
            : `De ${from} a ${to}`,
    credits: (count) => `Hasta ${count} horas de crédito`,
    acceptsNew: (yes) => (yes ? 'Sí' : 'Por ahora no'),
    lists: {
      requiredSkills: 'Se necesita',
      preferredSkills: 'Se valora',
      credentials: 'Licencias y certificados',
      deadlines: 'Fechas límite',
      eligibility: 'Quién puede participar',
    },
    deadline: (name, date) => `${name}: ${date}`,
    description: (title, kind, organization, place) =>
      [`${title}.`, `${kind} de ${organization}.`, place && `${place}.`].filter(Boolean).join(' '),
  },
  organization: {
    about: 'Quiénes son',
    contact: 'Contacto',
    labels: { website: 'Sitio web', contactEmail: 'Correo', phone: 'Teléfono', place: 'Dónde' },
    listings: 'Abierto ahora',
    none: { title: 'Ahora no hay nada abierto', text: 'Vuelva más tarde, o pregúnteles qué viene.' },
    more: 'Ver todo',
    description: (name, kind, place) =>
      [`${name}.`, `${kind}${place && ` en ${place}`}.`, 'Vea lo que ofrece a los veteranos.'].join(' '),
  },
  listings: {
    title: 'Abierto para veteranos',
    intro: 'Empleos, programas de estudios, atención médica y eventos de organizaciones que hemos revisado.',
    titles: {
      job: 'Empleos para veteranos',
      degree: 'Programas de estudios para veteranos',
      program: 'Programas para veteranos',
      provider: 'Atención médica para veteranos',
      event: 'Eventos para veteranos',
    },
    kinds: 'Qué mostrar',
    search: 'Buscar',
    text: 'Qué',
    near: 'Cerca del código postal',
    zipUnknown: 'No conocemos este código postal.',
    found: (count, isAtLeast) => `${count}${isAtLeast ? ' o más' : ''} resultados`,
    miles: (count) => `a ${count} millas`,
    more: 'Página siguiente',
    none: {
      title: 'No se encontró nada',
      text: 'Pruebe con otras palabras, o busque más lejos.',
      all: 'Ver todo',
    },
  },
  missing: {
    title: 'Esto no está abierto',
    text: 'Puede que se haya cerrado, o que la dirección sea incorrecta.',
    listings: 'Ver lo que está abierto',
  },
});
