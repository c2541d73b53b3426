import { translate } from '../../../language/translate.ts';
import type * as english from './StoppedApplication.words.ts';

export const stoppedApplicationWords = translate<typeof english.stoppedApplicationWords>({
  stops: { paused: 'En pausa', closed: 'Cerrada' },
  inShort: {
    suspended: 'VetSync suspendió la organización. Le avisaremos si eso cambia.',
    ended: 'La organización ya no está en VetSync.',
  },
  notices: {
    suspended: {
      title: (organization) => `VetSync suspendió ${organization}`,
      text: 'Su solicitud se conserva, pero por ahora nadie allí puede leerla ni decidir sobre ella. Puede retirarla en cualquier momento. Le avisaremos si esto cambia.',
    },
    ended: {
      title: (organization) => `${organization} ya no está en VetSync`,
      text: 'Su solicitud está cerrada, y lo que envió allí se elimina. Esta página guarda solo lo que usted tiene de ella.',
    },
  },
});
