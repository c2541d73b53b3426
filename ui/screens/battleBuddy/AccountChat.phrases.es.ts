import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './AccountChat.phrases.ts';

export const accountChatPhrases = translatePhrases<typeof english.accountChatPhrases>('accountChat', {
  greeting:
    '¡Hola! Soy Battle Buddy. Todavía no puedo responder preguntas. Si está en crisis, llame al 988 y oprima 1.',
  reply:
    'Todavía no puedo responder preguntas. Busque la GI Bill en Educación, trabajos en Empleo y atención en Bienestar.',
});
