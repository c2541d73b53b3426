import { translate } from '../../language/translate.ts';
import type * as english from './ReceivedSelection.words.ts';

const listed = new Intl.ListFormat('es-US');
const applications = (count: number, shown: string) => (count === 1 ? '1 solicitud' : `${shown} solicitudes`);

export const assignmentWords = translate<typeof english.assignmentWords>({
  label: 'A cargo de',
  assign: 'Asignar',
  assignOf: (name) => `${name === null ? 'Sin asignar' : `A cargo de ${name}`}. Cambiar`,
  toMe: 'Yo',
  nobody: 'Sin asignar',
  unnamed: 'Alguien del equipo',
  people: 'Equipo',
  sending: 'Asignando…',
  stored: (name) => `Ahora está a cargo de ${name}.`,
  storedToNobody: 'Ahora no está a cargo de nadie.',
  taken: (name) => `Alguien se adelantó: ahora está a cargo de ${name}.`,
  takenToNobody: 'Alguien se adelantó: ahora no está a cargo de nadie.',
  notStored: 'No se asignó.',
  opened: 'Quién del equipo la abrió en los últimos 5 minutos',
  openedBy: (name, ago) => `${name}, ${ago}`,
});

export const bulkDecisionWords = translate<typeof english.bulkDecisionWords>({
  names: (names, others) => listed.format(others === null ? names : [...names, `${others} personas más`]),
  selected: (shown) => `Selección: ${shown}.`,
  decided: (count, shown) =>
    count === 1
      ? '1 ya tiene decisión y queda como está.'
      : `${shown} ya tienen decisión y quedan como están.`,
  same: (count, shown) => (count === 1 ? '1 ya está en ese estado.' : `${shown} ya están en ese estado.`),
  who: 'Cada una de estas personas recibirá una respuesta:',
  nothing: 'El equipo decidió mientras tanto. No queda nada por enviar.',
  message: {
    label: 'Mensaje para cada solicitante',
    help: 'Cada persona recibe el mismo mensaje con la decisión.',
  },
  confirm: {
    hire: (shown) => `Contratar a ${shown}`,
    offer: (shown) => `Hacer ${shown} ofertas`,
    interview: (shown) => `Pasar ${shown} a entrevista`,
    reject: (shown) => `Rechazar ${shown}`,
    accepted: (shown) => `Aceptar ${shown}`,
    waitlist: (shown) => `Poner ${shown} en lista de espera`,
    rejected: (shown) => `Rechazar ${shown}`,
    approve: (shown) => `Aprobar ${shown}`,
  },
  cancel: 'Cancelar',
});

export const markWords = translate<typeof english.markWords>({
  action: 'Marcar en revisión',
  title: (count, shown) => `¿Marcar ${applications(count, shown)} en revisión?`,
  text: (count) =>
    count === 1
      ? 'La persona solicitante recibirá un aviso automático.'
      : 'Las personas solicitantes recibirán un aviso automático.',
  cancel: 'Cancelar',
});

export const batchWords = translate<typeof english.batchWords>({
  label: 'Lo que se hizo con las solicitudes',
  progress: {
    decide: 'Enviando decisiones',
    mark: 'Marcando',
    assign: 'Asignando',
    undo: 'Deshaciendo decisiones',
  },
  done: {
    decide: (count, shown) => (count === 1 ? 'Se envió 1 decisión' : `Se enviaron ${shown} decisiones`),
    mark: (count, shown) => `${applications(count, shown)} en revisión`,
    assign: (count, shown, name) => `${applications(count, shown)} a cargo de ${name}`,
    undo: (count, shown) => (count === 1 ? 'Se deshizo 1 decisión' : `Se deshicieron ${shown} decisiones`),
  },
  one: {
    decide: (name) => `Se envió la decisión sobre ${name}`,
    undo: (name) => `Se deshizo la decisión sobre ${name}`,
  },
  none: {
    decide: 'No se envió ninguna decisión',
    mark: 'No se marcó nada',
    assign: 'No se asignó nada',
    undo: 'No se deshizo ninguna decisión',
  },
  changedBy: (name, status) => `${name} se adelantó. Estado: ${status}.`,
  changed: (status) => `Cambió mientras tanto. Estado: ${status}.`,
  taken: (name) => `Alguien se adelantó. Está a cargo de ${name}.`,
  undo: (shown) => `Deshacer ${shown}`,
  undoOne: 'Deshacer',
});

export const applicationExportWords = translate<typeof english.applicationExportWords>({
  open: 'Exportar como CSV',
  title: 'Exportar solicitudes',
  all: 'El archivo tiene todas las solicitudes que han recibido, incluso las que no se ven aquí.',
  listing: (title) =>
    `El archivo tiene todas las solicitudes para “${title}”, incluso las que no se ven aquí.`,
  notNarrowed: 'La búsqueda, el estado y quién está a cargo no limitan el archivo.',
  columns:
    'Cada línea tiene el nombre y el correo electrónico de quien solicita, qué solicita, el estado, las fechas y a cargo de quién está. No tiene mensajes, perfiles ni notas.',
  recorded: 'Cada solicitante puede ver que usted exportó su solicitud.',
  download: 'Descargar',
  cancel: 'Cancelar',
});
