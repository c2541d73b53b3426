import { translate } from '../../language/translate.ts';
import type * as english from './Shell.words.ts';

export const shellWords = translate<typeof english.shellWords>({
  navigation: 'Plataforma',
  administration: 'Administración',
  home: 'Inicio de VetSync',
  account: 'Su cuenta',
  settings: 'Configuración',
  help: 'Ayuda',
  crisis: 'Línea de crisis',
  logout: 'Cerrar sesión',
  more: 'Más',
  loading: 'Cargando…',
});

export const sidebarWords = translate<typeof english.sidebarWords>({
  label: 'Barra lateral',
  collapse: 'Contraer la barra lateral',
  expand: 'Expandir la barra lateral',
});

export const topBarWords = translate<typeof english.topBarWords>({
  notifications: 'Notificaciones',
  unread: (count) => `Notificaciones, ${count} sin leer`,
});

export const demoLabelWords = translate<typeof english.demoLabelWords>({
  sampleData: 'Demo, datos de ejemplo',
  sampleDataNotStored:
    'Demo, datos de ejemplo. Este navegador no guarda nada: al recargar la página, la demo empieza de nuevo.',
  reset: 'Reiniciar',
  resetLabel: 'Reiniciar la demo',
});

export const profileSwitcherWords = translate<typeof english.profileSwitcherWords>({
  label: 'Perfiles de ejemplo',
  active: 'Activo',
  choose: 'Elegir un perfil',
  profile: 'Perfil:',
  demo: 'Demo',
  someUnread: 'Otros tienen notificaciones sin leer',
  switching: 'Cambiando de perfil…',
  unread: (count) => `${count} sin leer`,
  names: {
    user: 'Vista de una persona veterana',
    recruiter: 'Vista de reclutamiento',
    university: 'Panel de la universidad',
    hospital: 'Centro médico',
    nonprofit: 'Portal de la organización sin fines de lucro',
  },
});

export const guidanceWords = translate<typeof english.guidanceWords>({
  region: 'Sugerencia',
  dismiss: 'Cerrar esta sugerencia',
});

export const chooseProfileWords = translate<typeof english.chooseProfileWords>({
  title: 'Usted salió de la demo',
  text: 'Elija un perfil de ejemplo para ver la plataforma con otros ojos. Lo que pasó en la demo sigue ahí.',
});
