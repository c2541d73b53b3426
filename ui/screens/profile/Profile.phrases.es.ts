import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Profile.phrases.ts';
import { profileFormWords } from './Profile.words.es.ts';
import { tooLongOf } from './tooLong.ts';

export const profilePhrases = translatePhrases<typeof english.profilePhrases>('profile', {
  ...tooLongOf(
    { ...profileFormWords.fields, ...profileFormWords.parts },
    (name, max) => `${name}: como máximo ${max} caracteres`,
  ),
  resume: 'Currículum',
  resumeOf: (name) => `${name}, currículum`,
  notWholeYears: 'Escriba años completos, como 8',
  fourDigitYear: 'Escriba un año de cuatro dígitos',
  titleRequired: 'Escriba el título',
  degreeRequired: 'Escriba el título académico',
  noDay: 'Escriba una fecha que exista',
  leftBeforeStart: 'El último día no puede ser anterior al primero',
  codeRequired: 'Escriba el código, como 68W',
  tooManyOccupations: 'Hay demasiadas ocupaciones militares',
  skillTooLong: (max) => `Habilidad: como máximo ${max} caracteres`,
  skillEmpty: 'La habilidad está vacía',
  tooManySkills: 'Hay demasiadas habilidades',
  certificationTooLong: (max) => `Certificación: como máximo ${max} caracteres`,
  certificationEmpty: 'La certificación está vacía',
  tooManyCertifications: 'Hay demasiadas certificaciones',
  tooMuchExperience: 'Hay demasiadas entradas de experiencia',
  tooMuchEducation: 'Hay demasiadas entradas de educación',
  yearsTooFew: (min) => `Al menos ${min}`,
  yearsTooMany: (max) => `Como máximo ${max}`,
});
