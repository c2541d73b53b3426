import { translate } from '../../language/translate.ts';
import type * as english from './Occupations.words.ts';

export const occupationsWords = translate<typeof english.occupationsWords>({
  title: 'Busque su ocupación militar',
  text: 'Busque por código o título. No importa si hay un pequeño error.',
  search: 'Código o título',
  placeholder: '68W, Hospital Corpsman, 5S051',
  branch: 'Rama',
  all: 'Todas las ramas',
  own: { title: 'Sus códigos', edit: 'Editar', none: 'Agregar sus códigos a su perfil' },
  found: (count) => (count === 1 ? '1 código encontrado' : `${count} códigos encontrados`),
  searching: 'Buscando…',
  nothing: {
    title: 'No se encontró ningún código',
    text: 'Revise el código o pruebe con una palabra del título en inglés. La lista tiene los códigos vigentes en julio de 2024.',
  },
  failed: { title: 'No pudimos cargar esto', retry: 'Intentar de nuevo' },
  missing: {
    title: 'Este código no está en la lista',
    text: 'La lista tiene los códigos vigentes en julio de 2024. Busque por título o con un código parecido al suyo.',
  },
  also: (titles) => `También: ${titles.join('; ')}`,
  report: {
    action: 'Reportar un enlace equivocado',
    sent: 'Gracias. Un administrador revisará si esta ocupación corresponde.',
    failed: 'No pudimos enviar su reporte. Intente de nuevo.',
  },
  leads: {
    civilian: (code, count) =>
      count === 1
        ? `La lista del gobierno relaciona ${code} con una ocupación civil.`
        : `La lista del gobierno relaciona ${code} con ${count} ocupaciones civiles.`,
    choose: 'Ocupaciones civiles',
    military: {
      title: (code) => `La lista no tiene un trabajo civil para ${code}. Sus habilidades sirven en muchos.`,
      text: 'Solo nombra una ocupación militar, así que partimos de lo que usted hizo.',
    },
    none: {
      title: (code) => `La lista no nombra un trabajo civil para ${code}. Sus habilidades sirven en muchos.`,
      text: 'Pasa con muchos códigos y no dice nada de usted. Partimos de lo que usted hizo.',
    },
  },
  catchAll: (count) =>
    count === 0
      ? 'Es un grupo de trabajos sin nombre propio. Su salario abarca trabajos muy distintos.'
      : 'Es un grupo de trabajos sin nombre propio. Su salario abarca trabajos muy distintos. Vea abajo los que incluye.',
  fact: {
    pay: 'Al año, antes de impuestos, en todo el país.',
    counted: 'Su salario se cuenta junto con el de ocupaciones parecidas.',
    growth: 'Crecimiento en diez años',
    openings: 'Vacantes al año',
    education: 'Estudios habituales',
    outlook: 'Perspectivas',
    bright: 'Buenas',
    percent: (figure) => `${figure}%`,
  },
  education: {
    'Doctoral or professional degree': 'Doctorado o título profesional',
    "Master's degree": 'Maestría',
    "Bachelor's degree": 'Licenciatura',
    "Associate's degree": 'Título de dos años',
    'Postsecondary nondegree award': 'Certificado después de la secundaria',
    'Some college, no degree': 'Algunos estudios universitarios',
    'High school diploma or equivalent': 'Diploma de secundaria',
    'No formal educational credential': 'Ninguno',
  },
  skills: { title: 'Habilidades que más pide este trabajo', text: 'Compárelas con las suyas.' },
  near: {
    related: 'Ocupaciones relacionadas',
    group: 'Ocupaciones de este grupo',
    reasons: { related: 'Trabajo parecido', member: 'Del grupo', neighbor: 'Cercana al grupo' },
  },
  resume: {
    title: 'Palabras para su currículum',
    text: 'Lo que hacen las personas en este trabajo, en palabras sencillas y en inglés. Deje lo que sea cierto en su caso y agregue sus propias cifras.',
    skills: (skills) => `Skills: ${skills.join(', ')}`,
    copy: 'Copiar estas palabras',
  },
  jobs: (title) => `Empleos aquí de ${title}`,
  jobsOf: (code) => `Vacantes para ${code}`,
  profile: {
    add: 'Agregar a mi perfil',
    adding: 'Agregando…',
    remove: 'Quitar de mi perfil',
    removing: 'Quitando…',
    present: 'En su perfil',
    failed: 'No se pudo guardar su perfil. Intente de nuevo.',
  },
  deeds: {
    title: '¿Qué hizo usted?',
    names: {
      led: 'Dirigí un equipo',
      trained: 'Capacité a personas',
      treated: 'Di primeros auxilios',
      supplied: 'Planifiqué traslados y suministros',
      drove: 'Conduje vehículos pesados',
      repaired: 'Reparé vehículos o equipos',
      communicated: 'Operé radios o redes',
      guarded: 'Protegí personas o lugares',
      accounted: 'Llevé registros de bienes',
    },
    ask: 'Elija al menos una y verá ocupaciones civiles en las que sirve.',
    fitting: 'Ocupaciones en las que sirve',
    judgment: 'Las relacionamos con lo que eligió. No son de la lista del gobierno.',
  },
  start: {
    title: 'Empiece con su código',
    text: 'Verá las ocupaciones civiles a las que lleva, cuánto pagan y cómo crecen.',
  },
  branches: {
    all: 'Todas las ramas',
    army: 'Ejército (Army)',
    navy: 'Armada (Navy)',
    'air-force': 'Fuerza Aérea (Air Force)',
    'marine-corps': 'Infantería de Marina (Marine Corps)',
    'coast-guard': 'Guardia Costera (Coast Guard)',
    'space-force': 'Fuerza Espacial (Space Force)',
  },
});
