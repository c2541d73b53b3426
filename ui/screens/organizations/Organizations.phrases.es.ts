import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Organizations.phrases.ts';

export const organizationsPhrases = translatePhrases<typeof english.organizationsPhrases>('organizations', {
  kindRequired: 'Elija el tipo de organización',
  nameTooShort: (min) => `El nombre debe tener al menos ${min} caracteres`,
  nameCharacters: 'Use letras latinas, números y puntuación común, sin caracteres invisibles',
  nameTaken:
    'Ya hay una organización con este nombre o con uno que se le parece. Agregue su ciudad o su estado',
  nameApproved: 'Este nombre ya se aprobó. Puede corregir cómo se escribe, pero no elegir otro',
  websiteInvalid: 'Escriba una dirección web que empiece con https://',
  websiteTooLong: 'La dirección web es demasiado larga',
  aboutTooLong: 'La descripción es demasiado larga',
  phoneInvalid: 'Escriba un número de teléfono',
  locationTooLong: 'El lugar es demasiado largo',
  zipInvalid: 'Escriba los cinco números del código postal',
  zipUnknown: 'No conocemos este código postal',
  reasonRequired: 'Escriba un motivo, que la organización puede leer',
  reasonTooLong: 'El motivo es demasiado largo',
});
