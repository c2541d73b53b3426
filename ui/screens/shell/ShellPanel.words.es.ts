import { translate } from '../../language/translate.ts';
import type * as english from './ShellPanel.words.ts';

export const resetConfirmationWords = translate<typeof english.resetConfirmationWords>({
  title: '¿Empezar la demo de nuevo?',
  text: 'Las solicitudes, decisiones, citas y notificaciones de los cinco perfiles de ejemplo vuelven a como estaban al principio, en todas las pestañas abiertas.',
  confirm: 'Empezar de nuevo',
  cancel: 'Seguir como está',
});

export const moreSheetWords = translate<typeof english.moreSheetWords>({
  title: 'Más',
  pages: 'Más lugares',
  profiles: 'Cambiar de perfil',
  tools: 'Esta plataforma',
});
