import { translate } from '../../../language/translate.ts';
import { inputPhrases } from './Input.phrases.ts';

export const inputPhrasesSpanish = translate(inputPhrases, {
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
