import { translate } from '../../language/translate.ts';
import type * as english from './SettingsPanel.words.ts';

export const settingsWords = translate<typeof english.settingsWords>({
  title: 'Configuración',
  description: 'Cómo se ve y cómo funciona la plataforma en este navegador.',
  notKept: 'Este navegador no guarda la configuración. Dura hasta que usted cierre esta página.',
  names: { theme: 'Tema', textSize: 'Tamaño del texto', motion: 'Movimiento' },
  choices: {
    theme: { system: 'Como mi dispositivo', light: 'Claro', dark: 'Oscuro' },
    textSize: { standard: 'Normal', large: 'Grande', largest: 'Muy grande' },
    motion: { system: 'Como mi dispositivo', reduced: 'Lo menos posible' },
  },
  notifications: 'Contadores y sugerencias',
  notificationsHelp:
    'El número en la campana y las sugerencias sobre qué hacer después. Las notificaciones siguen en su bandeja.',
  reset: 'Volver a la configuración inicial',
});
