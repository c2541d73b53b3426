import { translate } from '../../../language/translate.ts';
import type * as english from './OrganizationListings.words.ts';

const counted = (one: string, many: string) => (count: string) => `${count} ${count === '1' ? one : many}`;

export const organizationListingsWords = translate<typeof english.organizationListingsWords>({
  title: 'Anuncios',
  loading: 'Cargando los anuncios…',
  failed: { title: 'No se pudieron cargar los anuncios', retry: 'Intentar de nuevo' },
  pageFailed: 'No se pudieron cargar los siguientes.',
  add: 'Nuevo anuncio',
  addKinds: {
    job: 'Nuevo empleo',
    degree: 'Nuevo programa de estudios',
    program: 'Nuevo programa o servicio',
    provider: 'Nuevo profesional o departamento',
    event: 'Nuevo evento',
  },
  import: 'Importar empleos desde un archivo',
  filter: 'Mostrar',
  all: 'Todos',
  statuses: { draft: 'Borradores', published: 'Publicados', closed: 'Cerrados' },
  notPublic: 'Nadie los encuentra en la búsqueda hasta que se apruebe su organización.',
  suspended: 'Mientras la organización esté suspendida, nadie puede encontrar ni cambiar sus anuncios.',
  declined:
    'Primero, su organización tiene que volver a enviar su solicitud. Después podrá escribir anuncios.',
  readOnly: 'Los propietarios y gerentes escriben los anuncios. Usted puede leerlos aquí.',
  missing: (count) => (count === 1 ? 'Falta 1 campo' : `Faltan ${count} campos`),
  columns: {
    title: 'Anuncio',
    received: 'Solicitudes',
    fresh: 'Nuevas',
    free: 'Lugares libres',
    inCare: 'En atención',
    unassigned: 'Sin asignar',
    wait: 'Días de espera',
    joined: 'Asistirán',
    waiting: 'En espera',
    status: 'Estado',
    changed: 'Modificado',
    actions: 'Acciones',
  },
  counted: {
    any: counted('anuncio', 'anuncios'),
    job: counted('empleo', 'empleos'),
    degree: counted('programa', 'programas'),
    program: counted('programa', 'programas'),
    event: counted('evento', 'eventos'),
  },
  remote: (place) => (place === '' ? 'A distancia' : `${place}, o a distancia`),
  until: (day) => `hasta el ${day}`,
  more: 'Mostrar más',
  loadingMore: 'Cargando más…',
  actionsOf: (title) => `Acciones para ${title}`,
  actions: { publish: 'Publicar', close: 'Cerrar', reopen: 'Publicar de nuevo', copy: 'Copiar' },
  participants: {
    action: 'Quiénes asistirán',
    loading: 'Cargando quiénes asistirán…',
    failed: { title: 'No se pudo cargar la lista', retry: 'Intentar de nuevo' },
    none: 'Todavía no se ha unido nadie',
    counts: (taken, waiting) =>
      waiting === 0 ? `${taken} asistirán` : `${taken} asistirán, ${waiting} en la lista de espera`,
    states: { joined: 'Asistirá', offered: 'Lugar ofrecido', waiting: 'Lista de espera' },
    since: (ago) => `desde ${ago}`,
    noName: 'Sin nombre',
    about: (action, name) => `${action}: ${name}`,
    here: (time) => `Llegó: ${time}`,
    checkedIn: 'Ya llegó',
    check: 'Registrar llegada',
    uncheck: 'Deshacer llegada',
    cameCount: (count) => (count === 1 ? '1 ya llegó.' : `${count} ya llegaron.`),
    guests: (count) => (count === 1 ? '1 invitado' : `${count} invitados`),
    byCode: 'Registrar llegada con código',
    code: 'Código',
    search: 'Buscar nombres',
    noMatch: 'Nadie aquí tiene ese nombre.',
    csv: 'Descargar como CSV',
    refused: 'Eso no funcionó',
    done: {
      'event.check-in': 'Guardado.',
      'event.write': 'Enviado. Todos lo recibirán en un minuto.',
      'event.change': 'Se guardó el enlace.',
      'event.cancel': 'Se canceló el evento. Quienes se unieron recibirán un aviso en un minuto.',
      'event.repeat': 'Las fechas se agregaron como borradores. Publíquelas en la lista.',
    },
    write: {
      title: 'Escribir a quienes asistirán',
      hint: 'Como notificación y por correo electrónico',
      label: 'Mensaje',
      send: 'Enviar a todos',
    },
    link: {
      title: 'Enlace en línea',
      hint: 'Los participantes lo ven desde un día antes del inicio',
      label: 'Dirección que empieza con https://',
      save: 'Guardar el enlace',
    },
    dates: {
      title: 'Más fechas',
      hint: 'Cada fecha tiene sus propios lugares',
      every: 'Repetir',
      steps: { week: 'Cada semana', month: 'Cada mes' },
      times: 'Cuántas fechas más, hasta 12',
      add: 'Agregar las fechas',
    },
    cancel: {
      title: 'Cancelar este evento',
      hint: 'Avisaremos a quienes se unieron o esperan',
      label: 'Motivo (lo leerán)',
      confirm: 'Cancelar el evento',
    },
  },
  edit: 'Editar',
  record: {
    title: 'Anuncio',
    loading: 'Cargando el anuncio…',
    failed: { title: 'No se pudo cargar el anuncio', retry: 'Intentar de nuevo' },
    taken: 'Lugares ocupados',
    spots: (taken, capacity) => `${taken} de ${capacity} lugares`,
    free: (free) => (free === 1 ? 'Hay 1 lugar libre' : `Hay ${free} lugares libres`),
    full: {
      waitlist: 'No hay lugares libres: las solicitudes nuevas quedan en lista de espera',
      close: 'No hay lugares libres: nadie puede presentar una solicitud',
    },
    waiting: (waiting) =>
      waiting === 0
        ? 'Ninguna solicitud espera'
        : waiting === 1
          ? '1 solicitud espera'
          : `${waiting} solicitudes esperan`,
    inCare: (people, shown) =>
      people === 0
        ? 'Nadie está en atención'
        : people === 1
          ? '1 persona está en atención'
          : `${shown} personas están en atención`,
    unassigned: (people, shown) =>
      people === 1 ? '1 todavía no tiene a nadie a cargo' : `${shown} todavía no tienen a nadie a cargo`,
    lead: (name) => `A cargo de ${name}`,
    team: 'Equipo',
    coverage: 'Cubre la GI Bill',
    percent: (value) => `${value}%`,
    funding: 'Financiación',
    services: 'Servicios',
    applications: (count) => (count === 1 ? 'Ver 1 solicitante' : `Ver ${count} solicitantes`),
    people: 'Ver personas aceptadas',
    patients: 'Ver pacientes',
    load: { title: 'Ocupación', full: 'Ocupación: casi lleno' },
    patientsOf: (people, places) => `${people} de ${places} pacientes`,
    staff: 'Personal',
    wait: 'Primera cita',
    waitDays: (days, goal) => `${days === 1 ? 'en 1 día' : `en ${days} días`}, meta:\u00A0${goal}`,
    waitsTooLong: 'Por encima de la meta',
    phone: 'Teléfono',
    candidates: 'Ver personas candidatas',
  },
  confirmation: {
    title: (title) => `¿Cerrar “${title}”?`,
    text: 'Ya nadie podrá encontrarlo ni presentar una solicitud. Puede publicarlo de nuevo cuando quiera.',
    event: 'Ya nadie podrá encontrarlo. Avisaremos a quienes participan o esperan que se canceló.',
    confirm: 'Cerrarlo',
    working: 'Cerrando…',
    cancel: 'Dejarlo publicado',
  },
  empty: {
    title: 'Publique su primer anuncio',
    titleReader: 'Todavía no hay anuncios',
    text: {
      employer:
        'Anuncie un empleo, para que las personas veteranas lo encuentren por lo que saben hacer y por dónde viven.',
      university:
        'Anuncie un programa de estudios, para que las personas veteranas vean cuánto cuesta y qué beneficios lo pagan.',
      hospital:
        'Anuncie un departamento o un profesional, para que las personas veteranas vean quién puede ayudarles.',
      nonprofit:
        'Anuncie un programa o un servicio, para que las personas veteranas vean qué ofrecen y quién puede participar.',
    },
    textReader: 'Cuando un propietario o gerente agregue uno, aparecerá aquí.',
    events: {
      title: 'Publique su primer evento',
      titleReader: 'Todavía no hay eventos',
      text: 'Diga cuándo y dónde se reúnen. Las personas veteranas lo encuentran en el calendario de la comunidad y pueden unirse.',
    },
  },
  none: {
    title: {
      draft: 'No hay borradores',
      published: 'No hay nada publicado',
      closed: 'No hay nada cerrado',
    },
    text: 'Vea todos los anuncios.',
    clear: 'Mostrar todos',
  },
});

const drafts = (count: number, shown: string) => (count === 1 ? '1 borrador' : `${shown} borradores`);

export const draftBatchWords = translate<typeof english.draftBatchWords>({
  label: 'Qué se hizo con los borradores',
  select: (title) => `Seleccionar ${title}`,
  selectAll: (count, shown) =>
    count === 1 ? 'Seleccionar el borrador' : `Seleccionar los ${shown} borradores`,
  selectFirst: (shown) => `Seleccionar los primeros ${shown} borradores`,
  actions: { publish: 'Publicar', delete: 'Eliminar' },
  confirmation: {
    publish: {
      title: (count, shown) => `¿Publicar ${drafts(count, shown)}?`,
      text: 'Todos podrán encontrarlos enseguida.',
      waits: 'Todos podrán encontrarlos cuando se apruebe su organización.',
      confirm: (shown) => `Publicar ${shown}`,
    },
    delete: {
      title: (count, shown) => `¿Eliminar ${drafts(count, shown)}?`,
      text: 'No podrá recuperarlos.',
      confirm: (shown) => `Eliminar ${shown}`,
    },
    unready: (count, shown) =>
      count === 1
        ? 'Uno de los que seleccionó no está completo y queda como borrador.'
        : `${shown} de los que seleccionó no están completos y quedan como borradores.`,
    cancel: 'Cancelar',
  },
  progress: { publish: 'Publicando', delete: 'Eliminando' },
  done: {
    publish: (count, shown) => (count === 1 ? '1 borrador publicado' : `${shown} borradores publicados`),
    delete: (count, shown) => (count === 1 ? '1 borrador eliminado' : `${shown} borradores eliminados`),
  },
  none: { publish: 'No se publicó nada', delete: 'No se eliminó nada' },
});
