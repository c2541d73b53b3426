import { translate } from '../../language/translate.ts';
import { decisionWords } from './Decision.words.ts';

export const decisionSpanish = translate(decisionWords, {
  title: 'Decisión',
  choose: '¿Qué decide?',
  choices: {
    hire: 'Contratar',
    offer: 'Hacer una oferta',
    interview: 'Pasar a entrevista',
    reject: 'Rechazar',
    accepted: 'Aceptar',
    waitlist: 'Poner en lista de espera',
    rejected: 'Rechazar',
    approve: 'Aprobar',
  },
  ask: {
    hire: (name) => `¿Contratar a ${name}?`,
    offer: (name) => `¿Hacerle una oferta a ${name}?`,
    interview: (name) => `¿Pasar a ${name} a entrevista?`,
    reject: (name) => `¿Rechazar la solicitud de ${name}?`,
    accepted: (name) => `¿Aceptar a ${name}?`,
    waitlist: (name) => `¿Poner a ${name} en la lista de espera?`,
    rejected: (name) => `¿Rechazar la solicitud de ${name}?`,
    approve: (name) => `¿Aprobar la solicitud de ${name}?`,
  },
  told: 'Quien presentó la solicitud recibirá un aviso automático.',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  recording: 'Registrando la decisión…',
  recorded: (label) => `Decisión registrada: ${label}`,
  undo: 'Deshacer',
  undoing: 'Retirando…',
  notes: {
    label: 'Notas',
    help: 'Se guardan en el historial de esta solicitud. La persona solicitante no las ve.',
    tooLong: 'Estas notas son demasiado largas. Por favor, acórtelas.',
  },
  history: {
    title: 'Historial',
    label: 'Decisiones sobre esta solicitud, de la más reciente a la más antigua',
    received: 'Solicitud recibida',
    withdrawn: 'Retirada',
  },
});
