import { translate } from '../../language/translate.ts';
import { crisisLineWords as english } from './CrisisLine.words.ts';

const { call, text, chat, tty } = english.channels;

export const crisisLineWords = translate<typeof english>({
  title: 'Veterans Crisis Line',
  introduction:
    'Apoyo gratis y confidencial, las 24 horas del día, los 7 días de la semana. No hace falta estar en el sistema de atención médica de VA para comunicarse.',
  channels: {
    call: {
      label: 'Llame al 988 y oprima 1',
      note: 'Hable ahora con una persona capacitada. Para la línea general en español, oprima 2',
      href: call.href,
    },
    text: {
      label: 'Envíe un mensaje de texto al 838255',
      note: 'Una persona capacitada le responde',
      href: text.href,
    },
    chat: { label: 'Chatee en línea', note: 'Abre VeteransCrisisLine.net', href: chat.href },
    tty: {
      label: 'TTY: 711, luego 988',
      note: 'Si tiene sordera o dificultad para oír',
      href: tty.href,
    },
  },
  strip: {
    before: '¿Está en crisis o le preocupa alguien?',
    call: 'Llame al 988 y oprima 1',
    text: 'Envíe un mensaje de texto al 838255',
    chat: 'Chatee en línea',
  },
});
