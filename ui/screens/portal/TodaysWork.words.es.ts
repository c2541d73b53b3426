import { translate } from '../../language/translate.ts';
import type * as english from './TodaysWork.words.ts';

export const todaysWorkWords = translate<typeof english.todaysWorkWords>({
  waiting: (count, shown, name, time) =>
    count === 1
      ? `${name} espera desde hace ${time}.`
      : `Hay ${shown} respuestas pendientes. Quien más ha esperado es ${name}: ${time}.`,
  longest: 'La espera más larga',
  nobody: 'Nadie espera una respuesta. Esto es lo que sigue.',
  today: (time) => `Hoy, ${time}`,
  // A time ends in a period of its own.
  detail: (when, subject) => `${when.replace(/\.$/, '')}. ${subject}`,
  more: (all) => `${all}, y más`,
  kinds: {
    interview: {
      title: (name) => `Entrevista con ${name}`,
      since: (time) => time,
      all: (count) => (count === 1 ? 'Ver la entrevista' : `Ver las ${count} entrevistas`),
    },
    visit: {
      title: (name) => `Cita con ${name}`,
      since: (time) => time,
      all: (count) => (count === 1 ? 'Ver la cita' : `Ver las ${count} citas`),
    },
    visitRequest: {
      title: (name) => `Solicitud de ${name}`,
      since: (time) => `Sin confirmar desde hace ${time}`,
      all: (count) => (count === 1 ? 'Ver la solicitud' : `Ver las ${count} solicitudes`),
    },
    decision: {
      title: (name) => `Revisar la solicitud de ${name}`,
      since: (time) => `En espera desde hace ${time}`,
      all: (count) => (count === 1 ? 'Ver la solicitud en espera' : `Ver las ${count} solicitudes en espera`),
    },
    message: {
      title: (name) => `Responder a ${name}`,
      since: (time) => `Sin leer desde hace ${time}`,
      all: (count) =>
        count === 1 ? 'Ver la conversación sin leer' : `Ver las ${count} conversaciones sin leer`,
    },
    patient: {
      title: (name) => `Dar seguimiento a ${name}`,
      since: (time) => `Sin consulta desde hace ${time}`,
      all: (count) =>
        count === 1 ? 'Ver al paciente de prioridad alta' : `Ver a los ${count} pacientes de prioridad alta`,
    },
    participant: {
      title: (name) => `Contactar a ${name}`,
      since: (time) => `Sin noticias desde hace ${time}`,
      all: (count) => (count === 1 ? 'Ver a la persona en riesgo' : `Ver a las ${count} personas en riesgo`),
    },
    caseDue: {
      title: (name) => `Próximo paso con ${name}`,
      since: (time) => `Pendiente desde hace ${time}`,
      all: (count) => (count === 1 ? 'Ver el paso pendiente' : `Ver los ${count} pasos pendientes`),
    },
    contact: {
      title: (name) => `Escribir a ${name}`,
      since: (time) => `Aceptó hablar con ustedes hace ${time}`,
      all: (count) => (count === 1 ? 'Ver la solicitud aceptada' : `Ver las ${count} solicitudes aceptadas`),
    },
    closing: {
      title: (name) => `${name} cierra pronto`,
      since: (time) => `Cierra en ${time}`,
      all: (count) => (count === 1 ? '1 anuncio cierra pronto' : `${count} anuncios cierran pronto`),
    },
    draft: {
      title: (name) => `Terminar el anuncio: ${name}`,
      since: (time) => `Borrador desde hace ${time}`,
      all: (count) => (count === 1 ? 'Ver el borrador' : `Ver los ${count} borradores`),
    },
  },
});
