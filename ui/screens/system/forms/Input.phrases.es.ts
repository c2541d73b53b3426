import { translatePhrases } from '../../../language/translatePhrases.ts';
import type * as english from './Input.phrases.ts';

export const inputPhrases = translatePhrases<typeof english.inputPhrases>('input', {
  nameRequired: 'Escriba el nombre',
  nameTooLong: 'El nombre es demasiado largo',
  emailRequired: 'Escriba el correo electrónico',
  emailTooLong: 'El correo electrónico es demasiado largo',
  emailInvalid: 'El correo electrónico no es válido',
  passwordRequired: 'Escriba la contraseña',
  passwordTooShort: (min) => `La contraseña debe tener al menos ${min} caracteres`,
  passwordTooLong: 'La contraseña es demasiado larga',
  passwordNamesProduct: (product) => `No use el nombre ${product} como contraseña`,
  sixDigits: 'Escriba los 6 dígitos del código',
  codeRequired: 'Escriba un código',
  codeTooLong: 'Es demasiado largo para ser un código',
});
