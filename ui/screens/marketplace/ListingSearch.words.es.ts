import { translate } from '../../language/translate.ts';
import type * as english from './ListingSearch.words.ts';

export const listingSearchWords = translate<typeof english.listingSearchWords>({
  title: 'Directorio de organizaciones',
  subtitle:
    'Empleos, programas de estudio, servicios, atención médica y eventos de organizaciones que hemos aprobado.',
  kinds: {
    label: '¿Qué busca?',
    all: 'Todo',
    job: 'Empleos',
    degree: 'Estudios',
    program: 'Servicios',
    provider: 'Atención médica',
    event: 'Eventos',
    organizations: 'Organizaciones',
  },
  zip: 'Cerca del código postal',
  zipHelp: 'Cinco dígitos',
  place: {
    label: 'Lugar',
    any: 'Todos los lugares',
    name: (place) => (place === 'Remote' ? 'A distancia' : place),
  },
  pay: { label: 'Salario anual', any: 'Cualquier salario', from: (amount) => `$${amount} o más` },
  tuition: {
    label: 'Matrícula',
    any: 'Cualquier matrícula',
    upTo: (amount) => `Hasta $${amount} al año`,
  },
  covered: 'La GI Bill lo cubre todo',
  savedOnly: 'Solo los guardados',
  closedSaved: {
    title: (count) => (count === 1 ? 'Guardado y ya cerrado' : `Guardados y ya cerrados: ${count}`),
    text: 'Ya no recibe solicitudes.',
    state: 'Cerrado',
    remove: 'Quitar',
    removeOf: (title) => `Quitar de los guardados: ${title}`,
  },
  sort: {
    label: 'Orden',
    match: 'Mayor compatibilidad',
    newest: 'Más recientes',
    pay: 'Salario más alto',
    tuition: 'Menor matrícula',
    name: 'Nombre',
  },
  radius: { label: 'A menos de', miles: (miles) => `${miles} millas` },
  moreFilters: (count) => (count === 0 ? 'Más filtros' : `Más filtros (${count})`),
  remote: 'Solo a distancia',
  type: { label: 'Tipo', any: 'Cualquier tipo' },
  clearance: { label: 'Autorización de seguridad', any: 'Cualquier autorización' },
  benefits: { label: 'Beneficios aceptados', any: 'Cualquier beneficio' },
  option: (name, count) => `${name} (${count})`,
  searching: 'Buscando…',
  several: 'Presentar solicitud a varias universidades',
  clear: 'Quitar todo',
  noZip: 'Revise el código postal, o borre los filtros.',
  of: {
    all: {
      search: 'Buscar por palabra clave',
      placeholder: '',
      found: (total, isAtLeast) =>
        isAtLeast ? `${total} o más resultados` : total === 1 ? '1 resultado' : `${total} resultados`,
      none: 'Nada coincide con su búsqueda',
      noneText: 'Pruebe con menos palabras, más distancia u otro tipo.',
    },
    job: {
      search: 'Buscar por puesto, empresa o habilidad',
      placeholder: 'Liderazgo de equipos',
      found: (total, isAtLeast) =>
        isAtLeast
          ? `${total} o más empleos encontrados`
          : total === 1
            ? '1 empleo encontrado'
            : `${total} empleos encontrados`,
      none: 'No se encontraron empleos',
      noneText: 'Ningún empleo cumple con todos los filtros. Pruebe con menos palabras o con otro lugar.',
    },
    degree: {
      search: 'Buscar programas',
      placeholder: 'Universidad, programa, ciudad o servicio',
      found: (total, isAtLeast) =>
        isAtLeast
          ? `${total} o más programas encontrados`
          : total === 1
            ? '1 programa encontrado'
            : `${total} programas encontrados`,
      none: 'No se encontraron programas',
      noneText: 'Ningún programa cumple con todo lo que pidió. Quite un filtro o quítelos todos.',
    },
    provider: {
      search: 'Buscar por nombre o especialidad',
      placeholder: 'Nombre o especialidad',
      found: (total, isAtLeast) =>
        isAtLeast
          ? `${total} o más profesionales encontrados`
          : total === 1
            ? '1 profesional encontrado'
            : `${total} profesionales encontrados`,
      none: 'Ningún profesional coincide con esta búsqueda',
      noneText: 'Pruebe con otra palabra o busque en todas las especialidades y todos los lugares.',
    },
  },
  elsewhere: 'A distancia, desde cualquier lugar',
  nothingYet: 'Todavía no hay nada publicado aquí',
  nothingYetText: 'Las organizaciones publican aquí nuevos empleos, programas y eventos. Vuelva pronto.',
  failed: 'La búsqueda no funcionó',
  retry: 'Intentar de nuevo',
  more: 'Mostrar más',
  moreFailed: 'No se pudo cargar la página siguiente.',
  miles: (miles) => (miles < 1 ? 'A menos de 1 milla' : `A ${Math.round(miles)} millas`),
  remotePlace: 'A distancia',
  status: { applied: 'Solicitud enviada', rejected: 'No seleccionada', withdrawn: 'Retirada' },
  degree: {
    list: 'Programas',
    match: 'Compatibilidad',
    cost: (price, covered) => `${price} al año, la GI Bill paga ${covered}%`,
    tuition: 'Matrícula',
    coverage: 'Cobertura de la GI Bill',
    percent: (value) => `${value}%`,
    nothingLeft: 'No queda nada por pagar',
    left: (amount) => `Quedan por pagar unos $${amount} al año`,
    school: 'Universidad',
    public: 'Pública',
    private: 'Privada',
    acceptance: 'Porcentaje de admisión',
    ranking: 'Clasificación',
    veterans: 'Estudiantes veteranos',
    support: 'Apoyo para personas veteranas',
    features: 'Características',
    applied: (status) => `Su solicitud: ${status}`,
    noCertificates: 'Ninguna de las universidades de ejemplo ofrece certificados todavía.',
  },
  compare: {
    add: 'Comparar',
    title: 'Comparar programas',
    chosen: (count) => (count === 1 ? '1 programa para comparar' : `${count} programas para comparar`),
    limit: (max) => `Hasta ${max} lado a lado`,
    open: 'Comparar',
    clear: 'Quitar todo',
    close: 'Cerrar',
    remove: (school) => `Quitar ${school}`,
    removeShort: 'Quitar',
    table: 'Programas lado a lado',
    fact: 'Dato',
    next: 'Próximo paso',
  },
  care: {
    accepting: 'Acepta pacientes nuevos',
    notAccepting: 'No acepta pacientes nuevos',
    next: (day) => `Próxima cita: ${day}`,
    miles: (distance) => (distance === 1 ? 'A 1 milla' : `A ${distance.toLocaleString('es-US')} millas`),
    schedule: 'Programar cita',
    scheduleWith: (name) => `Programar cita con ${name}`,
    book: 'Reservar una cita',
    bookWith: (name) => `Reservar una cita con ${name}`,
  },
  reach: {
    call: (phone) => `Llamar al ${phone}`,
    website: 'Sitio web',
    write: 'Escribirles',
  },
  within: {
    label: 'Distancia',
    any: 'Cualquier distancia',
    miles: (miles) => `Hasta ${miles} millas`,
  },
  rating: {
    label: 'Calificación',
    any: 'Cualquier calificación',
    stars: (stars) => `${stars} estrellas o más`,
  },
  acceptingOnly: 'Solo los que aceptan pacientes nuevos',
  specialist: 'Cualquier especialista',
  posted: (when) => `Publicado ${when}`,
  details: {
    open: 'Ver detalles',
    view: 'Ver solicitud',
    follow: 'Ver solicitud',
    save: 'Guardar',
    saved: 'Guardado',
    about: (action, title, organization) => `${action}: ${title} en ${organization}`,
    apply: 'Presentar solicitud',
    again: 'Presentar otra solicitud',
    applied: (when) => `Envió su solicitud ${when}.`,
    over: {
      applied: '',
      rejected: 'Su solicitud no fue seleccionada. Puede presentar otra.',
      withdrawn: 'Usted retiró su solicitud. Puede presentar otra.',
    },
    by: (organization) => `De ${organization}`,
    reading: 'Cargando…',
    missing: 'Ya no se ofrece',
    missingText: 'La organización lo cerró. Sus solicitudes no cambian.',
    ownApplication: 'Su solicitud',
    failed: 'No se pudo cargar',
    title: 'Detalles',
  },
});
