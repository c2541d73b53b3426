import { translate } from '../../language/translate.ts';
import { commandPaletteWords } from './CommandPalette.words.ts';

export const commandPaletteSpanish = translate(commandPaletteWords, {
  search: 'Buscar comandos',
  close: 'Cerrar',
  nothingFound: 'Ningún comando coincide',
  found: (count) => (count === 1 ? '1 comando' : `${count} comandos`),
});
