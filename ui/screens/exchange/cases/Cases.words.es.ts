import type { CaseKind } from '@vetsync/machines/model/world';
import { translate } from '../../../language/translate.ts';
import type * as english from './Cases.words.ts';

const people = {
  participant: { one: 'participante', many: 'participantes' },
  student: { one: 'estudiante', many: 'estudiantes' },
  hire: { one: 'persona', many: 'personas' },
  patient: { one: 'paciente', many: 'pacientes' },
} satisfies Record<CaseKind, { one: string; many: string }>;

export const casesWords = translate<typeof english.casesWords>({
  titles: {
    participant: 'Participantes',
    student: 'Estudiantes',
    hire: 'Contrataciones',
    patient: 'Pacientes',
  },
  loading: 'Cargando la lista…',
  pageFailed: { title: 'No se pudo cargar la página', retry: 'Intentar de nuevo' },
  notLive: 'Se perdió la conexión en vivo. No se pierde nada: la lista se pondrá al día automáticamente.',
  all: 'Todas',
  export: {
    open: 'Exportar como CSV',
    title: 'Exportar esta lista',
    all: 'El archivo tiene a todas las personas, sin importar la búsqueda ni los filtros.',
    listing: 'El archivo tiene a todas las personas del anuncio elegido.',
    columns:
      'Cada línea tiene el nombre, el estado, el avance, el próximo paso, el último contacto, las fechas, el resultado y quién está a cargo. No tiene notas.',
    recorded: 'Cada persona puede ver que usted exportó su registro.',
    download: 'Descargar',
    cancel: 'Cancelar',
  },
  toolbar: {
    label: 'Buscar y filtrar',
    search: {
      label: 'Buscar por nombre',
      placeholder: {
        participant: 'Nombre, programa o rama',
        student: 'Nombre, programa o rama',
        hire: 'Nombre, empleo o rama',
        patient: 'Nombre o departamento',
      },
    },
    status: { label: 'Estado', all: 'Todos' },
    owner: {
      label: 'A cargo de',
      all: 'Cualquier persona',
      me: 'Yo',
      nobody: 'Sin asignar',
      unnamed: 'Alguien del equipo',
    },
    priority: { label: 'Prioridad', all: 'Cualquier prioridad' },
    listing: { label: 'Por qué anuncio', all: 'Todo', one: 'Uno de sus anuncios' },
    due: { label: 'Próximo paso', all: 'En cualquier fecha', today: 'Para hoy o antes' },
    orders: {
      newest: 'Lo más reciente primero',
      name: 'Por nombre',
      next: 'Próximo paso primero',
      contact: 'Más tiempo sin contacto',
      progress: 'Menos avance primero',
    },
    show: (count) => `Mostrar ${count}`,
    showAll: 'Mostrar la lista',
    clear: 'Quitar todo',
    searching: 'Buscando…',
  },
  count: (kind, count, shown) => `${shown} ${people[kind][count === 1 ? 'one' : 'many']}`,
  of: (kind, shown, total) => `${shown} de ${total} ${people[kind].many}`,
  more: (kind, shown) => `${shown} ${people[kind].many} o más`,
  columns: {
    name: 'Nombre',
    status: 'Estado',
    progress: 'Avance',
    term: 'Período',
    credits: 'Créditos',
    gpa: 'Promedio (GPA)',
    priority: 'Prioridad',
    benefitsLeft: 'GI Bill restante',
    next: 'Próximo paso',
    owner: 'A cargo de',
    contact: 'Último contacto',
    newest: 'Desde',
  },
  none: '–',
  due: (day) => `para el ${day}`,
  noStep: 'Ninguno',
  percent: (value) => `${value}%`,
  selectAll: {
    all: (count) => `Seleccionar todo (${count})`,
    first: (count) => `Seleccionar lo primero (${count})`,
  },
  bulk: { status: 'Cambiar el estado', assign: 'Pasar a' },
  batch: {
    label: 'Qué se hizo con varias personas',
    progress: 'Guardando',
    status: (count, shown, status) =>
      count === 1 ? `1 ahora tiene el estado ${status}` : `${shown} ahora tienen el estado ${status}`,
    assign: (count, shown, name) =>
      count === 1 ? `1 está ahora a cargo de ${name}` : `${shown} están ahora a cargo de ${name}`,
    undone: (count, shown) => (count === 1 ? '1 está como antes' : `${shown} están como antes`),
    none: 'No se cambió nada',
    changed: 'Alguien del equipo cambió este registro mientras tanto.',
    changedBy: (name) => `${name} cambió este registro mientras tanto.`,
    undo: (shown) => `Deshacer ${shown}`,
  },
  empty: {
    participant: {
      title: 'Todavía no hay participantes',
      text: 'Cuando apruebe una solicitud, la persona aparecerá aquí, con metas y servicios.',
    },
    student: {
      title: 'Todavía no hay estudiantes',
      text: 'Cuando acepte una solicitud, la persona aparecerá aquí.',
    },
    hire: {
      title: 'Todavía no hay contrataciones',
      text: 'Cuando contrate a alguien que envió una solicitud, la persona aparecerá aquí.',
    },
    patient: {
      title: 'Todavía no hay pacientes',
      text: 'Agregue a alguien que le escribe y siga lo que viene después.',
    },
  },
  adding: {
    open: 'Agregar paciente',
    title: 'Agregar paciente',
    text: 'Elija a alguien que le escribe. Esa persona verá que usted la agregó.',
    search: { label: 'Buscar conversaciones', placeholder: 'Nombre o palabras' },
    place: { label: 'Departamento', none: 'Ningún departamento' },
    loading: 'Cargando las conversaciones…',
    failed: { title: 'No se pudieron cargar las conversaciones', retry: 'Intentar de nuevo' },
    none: 'Ninguna conversación coincide.',
    people: 'Personas que le escriben',
    notAdded: 'No se agregó',
    close: 'Cerrar',
  },
  noMatches: { title: 'Nadie coincide', text: 'Pruebe con otra ortografía o con menos filtros.' },
  failed: { title: 'No se pudo cargar la lista', retry: 'Intentar de nuevo' },
  page: {
    failed: 'No se pudo cargar el resto.',
    loading: 'Cargando más…',
    retry: 'Intentar de nuevo',
  },
});

export const caseServicesWords = translate<typeof english.caseServicesWords>({
  title: 'Servicios',
  all: 'Todos',
  loading: 'Cargando los servicios…',
  search: { label: 'Buscar servicios', placeholder: 'Servicio o nombre' },
  asked: (when) => `desde ${when}`,
  with: (name) => `a cargo de ${name}`,
  withYou: 'a su cargo',
  notStored: 'No se guardó',
  empty: {
    title: 'No hay servicios abiertos',
    text: 'Aquí aparece lo que piden los participantes. Abra un participante para agregar un servicio.',
  },
  noMatches: { title: 'Ningún servicio coincide', text: 'Pruebe con otra ortografía o con menos filtros.' },
  failed: { title: 'No se pudieron cargar los servicios', retry: 'Intentar de nuevo' },
  more: 'Mostrar más',
  moreFailed: 'No se pudieron cargar más servicios.',
});
