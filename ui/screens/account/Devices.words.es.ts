import { translate } from '../../language/translate.ts';
import type * as english from './Devices.words.ts';

export const devicesWords = translate<typeof english.devicesWords>({
  here: { title: 'Este dispositivo', badge: 'Sesión iniciada aquí' },
  others: {
    title: 'Otros dispositivos',
    text: 'Otros lugares donde su sesión está abierta. Si no reconoce alguno, cierre su sesión allí y cambie su contraseña.',
    none: 'Su sesión está abierta solo en este dispositivo.',
    end: 'Cerrar sesión',
    endOf: (name) => `Cerrar sesión en ${name}`,
    endAll: 'Cerrar sesión en todos los demás',
  },
  name: (browser, system) => {
    if (browser && system) return `${browser} (${system})`;
    return browser ?? system ?? 'Dispositivo desconocido';
  },
  seen: (when) => `Último uso: ${when}`,
  since: (when) => `sesión iniciada el ${when}`,
  loading: 'Cargando sus dispositivos…',
  failed: { title: 'No se pudieron cargar sus dispositivos', retry: 'Intentar de nuevo' },
  confirm: {
    title: (name) => `¿Cerrar sesión en ${name}?`,
    text: 'Quien lo use tendrá que iniciar sesión de nuevo.',
    confirm: 'Cerrar sesión',
    working: 'Cerrando sesión…',
    cancel: 'Dejarla abierta',
  },
  confirmAll: {
    title: '¿Cerrar sesión en todos los demás dispositivos?',
    text: (count) =>
      count === 1
        ? 'En 1 dispositivo habrá que iniciar sesión de nuevo. Aquí su sesión sigue abierta.'
        : `En ${count} dispositivos habrá que iniciar sesión de nuevo. Aquí su sesión sigue abierta.`,
    confirm: 'Cerrar sesión en todos',
    working: 'Cerrando sesión…',
    cancel: 'Dejarlas abiertas',
  },
});
