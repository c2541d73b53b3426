import { translate } from '../../language/translate.ts';
import type * as english from './OfflineBanner.words.ts';

const kept = (count: number) =>
  count === 1
    ? '1 envío está guardado en este dispositivo'
    : `${count} envíos están guardados en este dispositivo`;

export const offlineBannerWords = translate<typeof english.offlineBannerWords>({
  offline: {
    title: 'No tiene conexión.',
    text: (pending) =>
      pending === 0
        ? 'Lo que envíe se guarda en este dispositivo hasta que vuelva la conexión.'
        : `${kept(pending)} hasta que vuelva la conexión.`,
  },
  restored: {
    title: 'Volvió la conexión.',
    text: (pending) => {
      if (pending === 0) return '';
      return pending === 1 ? 'Enviando lo que faltaba…' : `Enviando lo que faltaba: ${pending}…`;
    },
  },
  online: {
    title: 'Todavía sin enviar.',
    text: (pending) => `${kept(pending)}. Seguimos intentando.`,
  },
});

export const offlineBannerNotStored = translate<typeof english.offlineBannerNotStored>({
  title: 'No cierre esta página.',
  text: (pending) =>
    `${pending === 1 ? 'Falta 1 envío' : `Faltan ${pending} envíos`}, y este navegador no guarda nada. Seguimos intentando.`,
});

export const offlineBannerActions = translate<typeof english.offlineBannerActions>({ retry: 'Enviar ahora' });
