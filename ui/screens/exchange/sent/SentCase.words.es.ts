import { translate } from '../../../language/translate.ts';
import type * as english from './SentCase.words.ts';

export const sentCaseWords = translate<typeof english.sentCaseWords>({
  titles: {
    participant: 'Ya forma parte del programa',
    student: 'Le aceptaron',
    hire: 'Le contrataron',
    patient: 'Ya le atienden',
  },
  closed: 'Cómo terminó',
  care: (organization) => `Su atención en ${organization}`,
  write: 'Escribirles',
  outcome: 'Resultado',
  next: 'Próximo paso',
  owner: 'Trabaja con usted',
  someone: (organization) => `Alguien de ${organization}`,
  nothing: (organization) => `${organization} todavía no ha previsto un próximo paso.`,
  progress: 'Avance',
  percent: (value) => `${value}%`,
  term: 'Período',
  credits: 'Créditos obtenidos',
  benefitsLeft: 'Queda de la GI Bill',
  goals: 'Sus metas',
  reached: 'lograda',
  services: 'Servicios',
});
