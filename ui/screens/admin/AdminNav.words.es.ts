import { translate } from '../../language/translate.ts';
import { adminNavWords } from './AdminNav.words.ts';

export const adminNavSpanish = translate(adminNavWords, {
  label: 'Administración',
  pages: { leads: 'Contactos', requests: 'Solicitudes', dashboard: 'Panel' },
});
