import { translate } from '../../language/translate.ts';
import type * as english from './AccountPage.words.ts';

export const accountPageWords = translate<typeof english.accountPageWords>({
  title: 'Su cuenta',
  platform: 'Plataforma',
  nav: 'Partes de su cuenta',
  sections: {
    profile: 'Nombre y correo',
    security: 'Seguridad',
    devices: 'Dispositivos',
    notifications: 'Notificaciones por correo',
    calendar: 'Su calendario',
    connected: 'Cuentas vinculadas',
    verification: 'Condición de veterano',
    candidacy: 'Visibilidad ante las organizaciones',
    access: 'Quién vio su información',
    organizations: 'Sus organizaciones',
    delete: 'Descargar y eliminar',
  },
  loading: 'Cargando su cuenta…',
  failed: { title: 'No se pudo cargar su cuenta', retry: 'Intentar de nuevo' },
});
