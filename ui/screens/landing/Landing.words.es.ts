import { translate } from '../../language/translate.ts';
import { landingWords } from './Landing.words.ts';

export const landingSpanish = translate(landingWords, {
  home: (productName) => `Inicio de ${productName}`,
  places: 'Plataforma y cuenta',
  platform: 'Plataforma',
  admin: 'Administración',
  signIn: 'Iniciar sesión',
  signedInAs: 'Sesión iniciada como',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
});
