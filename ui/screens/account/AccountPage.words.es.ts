import { translate } from '../../language/translate.ts';
import type * as english from './AccountPage.words.ts';

export const accountPageWords = translate<typeof english.accountPageWords>({
  title: 'Su cuenta',
  above: 'Dónde está',
  platform: 'Plataforma',
  nav: 'Partes de su cuenta',
  sections: {
    profile: 'Nombre y correo',
    security: 'Seguridad',
    devices: 'Dispositivos',
    notifications: 'Correos sobre novedades',
    calendar: 'Su calendario',
    connected: 'Cuentas vinculadas',
    verification: 'Condición de veterano',
    candidacy: 'Que le encuentren',
    access: 'Quién miró',
    organizations: 'Sus organizaciones',
    delete: 'Descargar y eliminar',
  },
  loading: 'Cargando su cuenta…',
  failed: { title: 'No se pudo cargar su cuenta', retry: 'Intentar de nuevo' },
});
