import { translate } from '../../language/translate.ts';
import type * as english from './ErrorBoundaryScreen.words.ts';

export const errorBoundaryWords = translate<typeof english.errorBoundaryWords>({
  title: 'Algo falló de nuestro lado',
  text: 'Esta página dejó de funcionar. Lo que guardó está a salvo. Recargue la página para continuar. Si vuelve a pasar, regrese al inicio e intente desde ahí.',
  reload: 'Recargar esta página',
  home: 'Volver al inicio',
});
