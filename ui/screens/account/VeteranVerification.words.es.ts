import { translate } from '../../language/translate.ts';
import type * as english from './VeteranVerification.words.ts';

export const veteranVerificationWords = translate<typeof english.veteranVerificationWords>({
  title: 'Verificación de la condición de veterano',
  text: 'Muestre a las organizaciones que usted sirvió. Es opcional: todo en VetSync funciona sin ella.',
  steps: {
    label: 'Cómo funciona',
    items: [
      'Abrimos la ventana de un proveedor de identidad.',
      'Usted inicia sesión allí y permite que nos confirme que sirvió.',
      'Guardamos ese dato y el número que el proveedor le asigna. Sus documentos se quedan allí.',
    ],
  },
  start: 'Verificar la condición de veterano',
  again: 'Intentar de nuevo',
  starting: 'Abriendo la ventana…',
  proving: 'Primero confirmamos quién es usted…',
  leaving: 'Le llevamos al proveedor de identidad…',
  withoutWindow:
    'Su navegador no abrió una ventana. Por eso esta misma página va al proveedor y regresa cuando usted termine.',
  waiting: {
    title: 'Continúe en la otra ventana',
    text: 'Cuando usted termine, esta página se actualizará automáticamente.',
    show: 'Mostrar la ventana',
    cancel: 'Cancelar',
  },
  checking: 'Verificando si funcionó…',
  closedEarly: {
    title: 'La ventana se cerró antes de terminar',
    text: 'Nada ha cambiado. Puede empezar de nuevo cuando quiera.',
  },
  verified: {
    title: 'Su condición de veterano está verificada',
    text: 'La insignia aparece junto a su nombre, aquí y en su perfil. No hay nada más que hacer.',
  },
  unavailable: {
    title: 'La verificación todavía no se ofrece aquí',
    text: 'Este sitio no tiene un proveedor de identidad para hacerla. Todo funciona sin ella.',
  },
});
