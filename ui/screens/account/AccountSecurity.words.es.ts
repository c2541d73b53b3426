import { translate } from '../../language/translate.ts';
import type * as english from './AccountSecurity.words.ts';

const left = (count: number) => {
  if (count === 0) return 'No queda ningún código de recuperación';
  return count === 1 ? 'Queda 1 código de recuperación' : `Quedan ${count} códigos de recuperación`;
};

export const passwordWords = translate<typeof english.passwordWords>({
  title: 'Contraseña',
  exists: 'Puede iniciar sesión con su correo y una contraseña.',
  none: 'Todavía no tiene contraseña: inicia sesión por correo o con Google.',
  change: 'Cambiar la contraseña',
  set: 'Crear una contraseña',
  label: 'Contraseña nueva',
  save: 'Guardar la contraseña',
  saving: 'Guardando…',
  proving: 'Primero confirmamos quién es usted…',
  cancel: 'Cancelar',
  failed: 'No se pudo cambiar su contraseña',
  after: 'Se cerrará la sesión en todos los demás dispositivos, y le avisaremos por correo.',
});

export const factorWords = translate<typeof english.factorWords>({
  title: 'Verificación en dos pasos',
  text: 'Un código de su teléfono que se escribe después de la contraseña o del enlace del correo. Aunque alguien sepa su contraseña, no podrá entrar. Cada cambio cierra la sesión en sus otros dispositivos, y le avisamos por correo.',
  on: 'Activada',
  off: 'Desactivada',
  turnOn: 'Activar',
  another: 'Agregar otra aplicación',
  starting: 'Preparando…',
  setup: {
    scan: 'Abra una aplicación de autenticación en su teléfono, como la de su administrador de contraseñas, y escanee esta imagen.',
    code: 'Código de seis dígitos',
    codeHelp: 'El que la aplicación muestra ahora para VetSync. Cambia cada 30 segundos.',
    submit: 'Activar',
    verifying: 'Verificando…',
    cancel: 'Cancelar',
    failed: 'No se pudo verificar el código',
  },
  added: (day) => `Desde el ${day}`,
  turnOff: 'Quitar',
  turnOffOf: (name) => `Quitar ${name}`,
  left,
  leftText:
    'Cada código permite entrar una vez si pierde su teléfono. Los códigos nuevos reemplazan a todos los anteriores.',
  fewBadge: 'Quedan pocos',
  few: 'Obtenga códigos nuevos antes de usar el último.',
  renew: 'Obtener nuevos códigos de recuperación',
  confirmOff: {
    title: '¿Quitar esta aplicación de autenticación?',
    last: (name) =>
      `“${name}” es la única. La verificación en dos pasos se desactivará, y sus códigos de recuperación dejarán de funcionar. Se cerrará la sesión en sus otros dispositivos.`,
    oneOfSeveral: (name) =>
      `Los códigos de “${name}” ya no le permitirán entrar. Los de sus otras aplicaciones sí. Se cerrará la sesión en sus otros dispositivos.`,
    confirm: 'Quitar',
    working: 'Quitando…',
    cancel: 'Conservarla',
  },
  confirmRenewal: {
    title: '¿Obtener nuevos códigos de recuperación?',
    text: 'Los códigos que guardó antes dejarán de funcionar de inmediato. Se cerrará la sesión en sus otros dispositivos.',
    confirm: 'Obtener códigos nuevos',
    working: 'Creando códigos nuevos…',
    cancel: 'Conservar los anteriores',
  },
});

export const recoveryCodesWords = translate<typeof english.recoveryCodesWords>({
  title: 'Guarde sus códigos de recuperación',
  text: 'Cada uno permite entrar una vez si pierde su teléfono. Solo se muestran esta vez.',
  list: 'Códigos de recuperación',
  copy: 'Copiar todos',
  download: 'Descargar',
  print: 'Imprimir',
  keep: 'Ya los guardé',
  file: (email, codes) =>
    `Códigos de recuperación de VetSync para ${email}\nCada código sirve una vez.\n\n${codes}\n`,
  fileName: 'vetsync-codigos-de-recuperacion.txt',
});
