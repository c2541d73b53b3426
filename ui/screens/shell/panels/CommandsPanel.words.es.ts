import { translate } from '../../../language/translate.ts';
import type * as english from './CommandsPanel.words.ts';

export const commandsWords = translate<typeof english.commandsWords>({
  title: 'Ir a',
  placeholder: 'Carrera, configuración, línea de crisis',
  places: 'Lugares',
  tools: 'Herramientas',
});
