import { translate } from '../../../language/translate.ts';
import type * as english from './AccessDenied.words.ts';

export const accessDeniedWords = translate<typeof english.accessDeniedWords>({
  title: 'Acceso denegado',
  text: 'No tiene permiso para abrir esta página. Se necesitan permisos de administración.',
  signedInAs: 'Sesión iniciada como',
  next: 'Si cree que debería tener acceso, pregunte a quien administra VetSync en su organización, o inicie sesión con otra cuenta.',
  home: 'Volver al inicio',
});
