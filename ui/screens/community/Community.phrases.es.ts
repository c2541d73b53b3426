import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Community.phrases.ts';

export const communityPhrases = translatePhrases<typeof english.communityPhrases>('community', {
  joined: 'Se unió al evento',
  waiting: 'Está en la lista de espera',
  left: 'Salió del evento',
  notSent: 'No se pudo hacer',
  canceled: 'El evento se canceló',
  published: 'El evento se publicó',
  inRecords: (title) => `${title} está en sus registros, solo para usted.`,
  mentorAsked: 'Pidió una conversación',
  mentorWithdrawn: 'Retiró su solicitud',
  titleTooShort: (min) => `Escriba un título de ${min} caracteres como mínimo`,
  tooLong: (max) => `Use ${max.toLocaleString('es-US')} caracteres como máximo`,
  typeRequired: 'Elija el tipo de evento',
  dateRequired: 'Elija una fecha',
  dateOver: 'Este día ya pasó. Elija otro',
  dateTooFar: 'Elija un día dentro del próximo año',
  timeRequired: 'Elija cuándo empieza',
  timeOver: 'Esta hora ya pasó. Elija otra',
  durationRequired: 'Elija cuánto dura',
  formatRequired: 'Elija dónde se reúnen',
  locationRequired: 'Indique dónde se reúnen',
  seatsRange: (min, max) => `Escriba un número de ${min} a ${max}`,
  descriptionRequired: 'Explique de qué se trata el evento',
  organizer: (name) => `Organiza: ${name}`,
  onWaitingList: 'Usted está en la lista de espera.',
});
