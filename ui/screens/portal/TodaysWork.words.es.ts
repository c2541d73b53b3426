import { translate } from '../../language/translate.ts';
import type * as english from './TodaysWork.words.ts';

export const todaysWorkWords = translate<typeof english.todaysWorkWords>({
  rest: 'Después',
  today: (time) => `Hoy, ${time}`,
  detail: (when, subject) => `${when}. ${subject}`,
  more: (all) => `${all}, y más`,
  withStatus: (status, when) => `${status}. ${when}`,
  kinds: {
    interview: {
      title: (name) => `Entrevista con ${name}`,
      since: (time) => time,
      action: 'Abrir la entrevista',
      all: (count) => (count === 1 ? '1 entrevista' : `Las ${count} entrevistas`),
    },
    visit: {
      title: (name) => `Cita de ${name}`,
      since: (time) => time,
      action: 'Abrir la cita',
      all: (count) => (count === 1 ? '1 cita' : `Las ${count} citas`),
    },
    visitRequest: {
      title: (name) => `Solicitud de ${name}`,
      since: (time) => `Sin confirmar desde hace ${time}`,
      action: 'Abrir la solicitud',
      all: (count) => (count === 1 ? '1 solicitud' : `Las ${count} solicitudes`),
    },
    decision: {
      title: (name) => `Revisar a ${name}`,
      since: (time) => `En espera desde hace ${time}`,
      action: 'Revisar la solicitud',
      all: (count) => (count === 1 ? '1 solicitud en espera' : `Las ${count} solicitudes en espera`),
    },
    message: {
      title: (name) => `Responder a ${name}`,
      since: (time) => `Sin leer desde hace ${time}`,
      action: 'Leer los mensajes',
      all: (count) => (count === 1 ? '1 conversación sin leer' : `Las ${count} conversaciones sin leer`),
    },
    patient: {
      title: (name) => `Atender a ${name}`,
      since: (time) => `Sin consulta desde hace ${time}`,
      action: 'Abrir el expediente',
      all: (count) =>
        count === 1 ? '1 paciente de prioridad alta' : `Los ${count} pacientes de prioridad alta`,
    },
    participant: {
      title: (name) => `Contactar a ${name}`,
      since: (time) => `Sin noticias desde hace ${time}`,
      action: 'Abrir el expediente',
      all: (count) => (count === 1 ? '1 persona en riesgo' : `Las ${count} personas en riesgo`),
    },
    caseDue: {
      title: (name) => `Siguiente paso con ${name}`,
      since: (time) => `Pendiente desde hace ${time}`,
      action: 'Abrir el expediente',
      all: (count) => (count === 1 ? '1 paso pendiente' : `Los ${count} pasos pendientes`),
    },
    contact: {
      title: (name) => `Escribir a ${name}`,
      since: (time) => `Aceptó hablar con ustedes hace ${time}`,
      action: 'Escribir un mensaje',
      all: (count) => (count === 1 ? '1 solicitud aceptada' : `Las ${count} solicitudes aceptadas`),
    },
    closing: {
      title: (name) => `${name} cierra pronto`,
      since: (time) => `Abierto ${time} más`,
      action: 'Abrir el anuncio',
      all: (count) => (count === 1 ? '1 anuncio cierra pronto' : `${count} anuncios cierran pronto`),
    },
    draft: {
      title: (name) => `Terminar ${name}`,
      since: (time) => `Borrador desde hace ${time}`,
      action: 'Abrir el borrador',
      all: (count) => (count === 1 ? '1 borrador' : `Los ${count} borradores`),
    },
  },
});
