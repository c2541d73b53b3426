import { translate } from '../../../language/translate.ts';
import { actingSwitcherWords } from './ActingSwitcher.words.ts';

export const actingSwitcherSpanish = translate(actingSwitcherWords, {
  label: (name) => `Actúa en nombre de: ${name}`,
  title: 'Actuar en nombre de',
  you: 'Usted',
  current: 'Es la opción actual',
  roles: {
    user: 'Su propia página',
    admin: 'Su propia página',
    recruiter: 'Empresa',
    university: 'Universidad',
    hospital: 'Hospital o clínica',
    nonprofit: 'Organización sin fines de lucro',
  },
});
