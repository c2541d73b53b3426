import type { EntryList } from '@vetsync/machines/profile/model';
import { translate } from '../../language/translate.ts';
import type * as english from './Profile.words.ts';

const lists: Record<EntryList, string> = {
  occupations: 'Ocupaciones militares',
  skills: 'Habilidades',
  experience: 'Experiencia',
  education: 'Educación',
  certifications: 'Certificaciones',
};

const entryNames: Record<EntryList, string> = {
  occupations: 'Ocupación militar',
  skills: 'Habilidad',
  experience: 'Experiencia',
  education: 'Educación',
  certifications: 'Certificación',
};

const service = {
  fields: {
    component: 'Componente',
    serviceStart: 'Primer día de servicio',
    separation: 'Último día de servicio',
    leaving: 'Motivo de la salida',
    serviceCharacter: 'Carácter del servicio',
  },
  components: { active: 'Servicio activo', guard: 'Guardia Nacional', reserve: 'Reserva' },
  leavings: { retiring: 'Retiro', medical: 'Baja o retiro por motivos médicos' },
  characters: {
    honorable: 'Honorable',
    general: 'General, en condiciones honorables',
    otherThanHonorable: 'Distinto de honorable',
    badConduct: 'Mala conducta',
    dishonorable: 'Deshonroso',
    uncharacterized: 'Sin calificar',
  },
};

const yearsOfService = (years: number) =>
  years === 1 ? '1 año de servicio militar' : `${years} años de servicio militar`;

export const profileWords = translate<typeof english.profileWords>({
  title: 'Su perfil',
  unnamed: 'Sin nombre todavía',
  edit: 'Editar perfil',
  continue: 'Seguir editando',
  resume: 'Descargar currículum',
  public: 'Ver perfil público',
  at: (role, company) => [role, company].filter(Boolean).join(' en '),
  years: yearsOfService,
  saved: 'Su perfil está guardado.',
  draftWaiting: 'Tiene cambios que todavía no están guardados.',
  completion: {
    title: 'Avance del perfil',
    label: 'Avance del perfil',
    figure: (percent, done, of) => `${percent}%, ${done} de ${of} partes`,
    missing: 'Todavía falta',
    complete: 'No falta nada.',
    items: {
      bio: 'Escriba sobre usted',
      skills: 'Agregue sus habilidades',
      experience: 'Agregue su experiencia',
      education: 'Agregue su educación',
      certifications: 'Agregue sus certificaciones',
      location: 'Agregue su ubicación',
      currentRole: 'Agregue su puesto actual',
      avatar: 'Agregue una imagen',
    },
  },
  sections: { about: 'Sobre usted', goals: 'Metas profesionales', ...lists },
  service: { ...service, title: 'Fechas de servicio', note: 'Solo usted puede verlas.' },
  none: 'Todavía no hay nada aquí.',
  empty: {
    title: 'Todavía no hay nada que leer aquí',
    text: 'Lo que agregue puede ir con una solicitud. Empiece con unas frases sobre usted.',
    action: 'Escribir sobre usted',
  },
  failed: { title: 'No se pudo cargar su perfil', retry: 'Intentar de nuevo' },
  loading: 'Cargando su perfil',
});

export const publicProfileWords = translate<typeof english.publicProfileWords>({
  title: 'Su perfil público',
  back: 'Volver a su perfil',
  note: 'Así verían su perfil otras personas. Todavía nadie más puede abrirlo.',
  choose: 'Lo que usted muestra',
  help: 'Su nombre siempre se muestra. Lo que elija queda guardado.',
  none: 'En su perfil todavía no hay nada más que su nombre.',
  preview: (name) => `Perfil público de ${name}`,
  parts: {
    picture: 'Imagen',
    work: 'Puesto actual',
    service: 'Servicio militar',
    location: 'Ubicación',
    about: 'Presentación',
    goals: 'Metas profesionales',
    ...lists,
  },
});

export const profileFormWords = translate<typeof english.profileFormWords>({
  title: 'Editar su perfil',
  sections: { person: 'Sobre usted', service: 'Servicio militar', ...lists },
  fields: {
    avatar: 'Imagen',
    name: 'Nombre',
    currentRole: 'Puesto actual',
    company: 'Empresa',
    location: 'Ubicación',
    branch: 'Rama',
    rank: 'Rango',
    yearsOfService: 'Años de servicio militar',
    ...service.fields,
    bio: 'Sobre usted',
    goals: 'Metas profesionales',
    organization: 'Organización',
    title: 'Cargo',
  },
  components: service.components,
  leavings: service.leavings,
  characters: service.characters,
  dates: {
    title: 'Fechas de servicio',
    text: 'Solo usted puede verlas. Con ellas calculamos sus plazos y beneficios. El último día puede ser una fecha futura.',
  },
  character: {
    hint: 'Opcional, y solo usted puede verlo',
    text: 'Algunos beneficios dependen de él. Déjelo en blanco si prefiere no decirlo.',
  },
  otherBranch: 'Solo si no es la rama de arriba.',
  portraits: {
    initials: 'Sus iniciales',
    compass: 'Brújula',
    mountain: 'Montaña',
    anchor: 'Ancla',
    star: 'Estrella',
    tree: 'Árbol',
  },
  parts: {
    value: '',
    code: 'Código',
    branch: 'Rama',
    rank: 'Rango',
    title: 'Puesto',
    company: 'Empresa o unidad',
    duration: 'Desde y hasta',
    description: 'Qué hizo',
    degree: 'Título',
    institution: 'Institución educativa',
    year: 'Año',
  },
  entry: (list, position) => `${entryNames[list]} ${position}`,
  add: (list) => `Agregar ${entryNames[list].toLowerCase()}`,
  up: (name) => `Subir: ${name}`,
  down: (name) => `Bajar: ${name}`,
  remove: (name) => `Quitar: ${name}`,
  full: 'Esta lista está completa.',
  changes: {
    added: (name) => `Se agregó: ${name}.`,
    removed: (name) => `Se quitó: ${name}.`,
    moved: (name) => `Se movió. Ahora es: ${name}.`,
  },
  save: 'Guardar',
  saving: 'Guardando…',
  proving: 'Primero confirmamos su identidad…',
  cancel: 'Cancelar',
  restored: 'Recuperamos sus cambios sin guardar.',
  failed: 'No se pudo guardar su perfil',
  signedOut: {
    title: 'Se cerró su sesión',
    text: 'Lo que escribió sigue en este dispositivo. Inicie sesión de nuevo para guardarlo.',
    action: 'Iniciar sesión',
  },
  conflict: {
    title: 'Su perfil se cambió en otro lugar',
    what: (names) =>
      names.length === 0
        ? 'Se guardó en otro dispositivo u otra pestaña después de que usted empezó a escribir.'
        : `En otro dispositivo u otra pestaña se cambió: ${names.join(', ')}.`,
    mine: 'Guardar también mis cambios',
    theirs: 'Descartar los míos y usar lo más reciente',
  },
  discard: {
    title: '¿Descartar sus cambios?',
    text: 'Todavía no están guardados.',
    confirm: 'Descartar',
    cancel: 'Seguir escribiendo',
  },
});

export const resumeWords = translate<typeof english.resumeWords>({
  title: 'Su currículum',
  help: 'En la ventana de impresión, elija “Guardar como PDF” para descargarlo. El texto se puede seleccionar y buscar.',
  print: 'Imprimir o guardar como PDF',
  back: 'Volver a su perfil',
  paper: 'Papel',
  paperSizes: { letter: 'Carta', a4: 'A4' },
  sheet: 'Currículum',
  service: (branch) => `U.S. ${branch}`,
  years: yearsOfService,
  sections: {
    summary: 'Resumen',
    goals: 'Metas profesionales',
    skills: 'Habilidades',
    experience: 'Experiencia',
    education: 'Educación',
    certifications: 'Certificaciones',
  },
  empty: 'Su perfil todavía no tiene nada que mostrar. Edítelo primero y luego vuelva aquí.',
});
