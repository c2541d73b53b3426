import { translate } from '../../../language/translate.ts';
import { commandsWords } from './CommandsPanel.words.ts';

export const commandsSpanish = translate(commandsWords, {
  title: 'Ir a',
  placeholder: 'Carrera, configuración, línea de crisis',
  places: 'Lugares',
  tools: 'Herramientas',
});
