import { translate } from '../../../language/translate.ts';
import type * as english from './Unreachable.words.ts';

export const unreachableWords = translate<typeof english.unreachableWords>({
  title: 'No podemos conectar con VetSync en este momento',
  text: 'No sabemos si su sesión sigue abierta. Revise su conexión e intente de nuevo. También seguimos intentando por nuestra cuenta.',
  retry: 'Intentar de nuevo',
  home: 'Volver al inicio',
});
