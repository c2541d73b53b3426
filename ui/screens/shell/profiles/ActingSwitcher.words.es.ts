import { translate } from '../../../language/translate.ts';
import type * as english from './ActingSwitcher.words.ts';

export const actingSwitcherWords = translate<typeof english.actingSwitcherWords>({
  label: (name) => `Perfil activo: ${name}`,
  named: (name, unread) => (unread > 0 ? `${name} (${unread})` : name),
  elsewhere: (label, unread) => (unread > 0 ? `${label}, ${unread} sin leer en otros lugares` : label),
  unread: (count) => `${count} sin leer`,
  title: 'Cambiar de perfil',
  you: 'Usted',
  current: 'Es la opción actual',
  add: 'Agregar una organización',
  addHelp: 'Usted queda a cargo de ella',
  roles: {
    user: 'Su página personal',
    admin: 'Su página personal',
    recruiter: 'Empresa',
    university: 'Universidad',
    hospital: 'Hospital o clínica',
    nonprofit: 'Organización sin fines de lucro',
  },
});
