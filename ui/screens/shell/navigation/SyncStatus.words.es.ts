import { translate } from '../../../language/translate.ts';
import type * as english from './SyncStatus.words.ts';

export const syncStatusWords = translate<typeof english.syncStatusWords>({
  saving: 'Guardando…',
  unsent: (count) =>
    count === 1
      ? '1 cambio aún no se envía. Seguimos intentándolo.'
      : `${count} cambios aún no se envían. Seguimos intentándolo.`,
  behind: (when) => `Sin conexión. Última actualización: ${when}.`,
  behindUnknown: 'Sin conexión. Lo que ve puede no estar al día.',
});
