import { translate } from '../../language/translate.ts';
import {
  chooseProfileWords,
  demoLabelWords,
  guidanceWords,
  moreSheetWords,
  profileSwitcherWords,
  resetConfirmationWords,
  shellWords,
  sidebarWords,
  topBarWords,
} from './Shell.words.ts';

export const shellSpanish = translate(shellWords, {
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

export const sidebarSpanish = translate(sidebarWords, {
  label: 'Barra lateral',
  collapse: 'Contraer la barra lateral',
  expand: 'Expandir la barra lateral',
});

export const topBarSpanish = translate(topBarWords, {
  notifications: 'Notificaciones',
  unread: (count) => `Notificaciones, ${count} sin leer`,
});

export const demoLabelSpanish = translate(demoLabelWords, {
  sampleData: 'Demo, datos de ejemplo',
  sampleDataNotStored:
    'Demo, datos de ejemplo. Este navegador no guarda nada: al recargar la página, la demo empieza de nuevo.',
  reset: 'Reiniciar',
  resetLabel: 'Reiniciar la demo',
});

export const resetConfirmationSpanish = translate(resetConfirmationWords, {
  title: '¿Empezar la demo de nuevo?',
  text: 'Las solicitudes, decisiones, citas y notificaciones de los cinco perfiles de ejemplo vuelven a como estaban al principio, en todas las pestañas abiertas.',
  confirm: 'Empezar de nuevo',
  cancel: 'Seguir como está',
});

export const moreSheetSpanish = translate(moreSheetWords, {
  title: 'Más',
  pages: 'Más lugares',
  profiles: 'Cambiar de perfil',
  tools: 'Esta plataforma',
});

export const profileSwitcherSpanish = translate(profileSwitcherWords, {
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

export const guidanceSpanish = translate(guidanceWords, {
  region: 'Sugerencia',
  dismiss: 'Cerrar esta sugerencia',
});

export const chooseProfileSpanish = translate(chooseProfileWords, {
  title: 'Usted salió de la demo',
  text: 'Elija un perfil de ejemplo para ver la plataforma con otros ojos. Lo que pasó en la demo sigue ahí.',
});
