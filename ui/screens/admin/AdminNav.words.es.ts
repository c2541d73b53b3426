import { translate } from '../../language/translate.ts';
import type * as english from './AdminNav.words.ts';

export const adminNavWords = translate<typeof english.adminNavWords>({
  label: 'Administración',
  pages: { leads: 'Contactos', requests: 'Solicitudes', dashboard: 'Panel' },
});
