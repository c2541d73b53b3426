import { translate } from '../../language/translate.ts';
import type * as english from './CommandPalette.words.ts';

export const commandPaletteWords = translate<typeof english.commandPaletteWords>({
  search: 'Buscar comandos',
  close: 'Cerrar',
  nothingFound: 'Ningún comando coincide',
  found: (count) => (count === 1 ? '1 comando' : `${count} comandos`),
});
