import { translatePhrases } from '../../language/translatePhrases.ts';
import { fullDay, timeOfDay } from '../system/parts/appointmentTime.ts';
import type * as english from './Interviews.phrases.ts';
import { interviewsWords } from './Interviews.words.es.ts';

const spanish = { locale: 'es-US' };
const about = (name: string, date: string, time: string) =>
  `${name}, ${fullDay(date, spanish)}, ${timeOfDay(time, spanish)}`;
const { formats } = interviewsWords;

export const interviewsPhrases = translatePhrases<typeof english.interviewsPhrases>('interviews', {
  ...formats,
  whoRequired: 'Elija a quién entrevistar',
  workdayRequired: 'Elija un día laborable',
  timeRequired: 'Elija una hora',
  timePassed: 'Esta hora ya pasó. Elija otra',
  whereRequired: 'Indique dónde o cómo se reúnen',
  scheduled: 'La entrevista se programó',
  moved: 'La entrevista se reprogramó',
  cancelled: 'La entrevista se canceló',
  concluded: 'El resultado se guardó',
  about,
  aboutNotified: (name, date, time) =>
    `${about(name, date, time)}. La persona solicitante recibirá un aviso automático.`,
  interviewWith: (name) => `Entrevista con ${name}`,
});
