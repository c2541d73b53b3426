import { translate } from '../../language/translate.ts';
import type * as english from './Chat.words.ts';

export const chatWords = translate<typeof english.chatWords>({
  title: 'Battle Buddy',
  about: 'Las respuestas de la IA son simuladas para la demo',
  log: 'Conversación con Battle Buddy',
  from: { user: 'Usted', assistant: 'Battle Buddy', crisis: 'Battle Buddy' },
  typing: 'Battle Buddy está escribiendo…',
  whole: 'Mostrar todo',
  short: 'Mostrar menos',
  input: 'Mensaje para Battle Buddy',
  placeholder: 'Escriba un mensaje',
  keys: 'Presione Enter para enviar; Shift y Enter, para otra línea.',
  send: 'Enviar',
  prompts: 'Preguntas sugeridas',
  collapse: 'Ocultar el chat',
  expand: 'Mostrar el chat',
  collapsed: 'El chat está oculto. Sus mensajes siguen aquí.',
});
