import { translate } from '../../../language/translate.ts';
import type * as english from './JobImport.words.ts';

export const jobImportWords = translate<typeof english.jobImportWords>({
  back: 'Todos los anuncios',
  title: 'Importar empleos desde un archivo',
  text: 'Cada línea del archivo se convierte en un borrador, que usted revisa y publica. Si una línea tiene un error, no se agrega nada.',
  loading: 'Cargando…',
  failed: { title: 'No se pudo cargar la importación', retry: 'Intentar de nuevo' },
  closed: {
    title: 'Aquí no puede importar empleos',
    text: 'Solo los propietarios y gerentes de una empresa importan empleos, y solo mientras no esté suspendida.',
    list: 'Todos los anuncios',
  },
  example: {
    title: 'Cómo es el archivo',
    text: 'Un archivo CSV, como los que guarda una hoja de cálculo. La primera línea lleva los nombres de las columnas, en inglés; solo Title es obligatoria. Separe las habilidades con punto y coma.',
    save: 'Descargar un ejemplo',
    columns: 'Columnas',
    atMost: (jobs) => `${jobs} empleos como máximo`,
  },
  file: 'Archivo',
  kind: 'CSV',
  tooLarge: 'Este archivo es demasiado grande',
  submit: 'Importar empleos',
  submitting: 'Importando…',
  sendFailed: 'No se importó nada',
  unknown:
    'No es seguro que los empleos hayan llegado. Puede enviar el archivo otra vez: ningún empleo se agrega dos veces.',
  report: {
    title: 'Líneas que debe corregir',
    line: (line) => `Línea ${line}`,
    columns: {
      title: 'Title',
      description: 'Description',
      type: 'Type',
      location: 'Location',
      zip: 'ZIP',
      remote: 'Remote',
      closesOn: 'Closes on',
      salaryFrom: 'Salary from',
      salaryTo: 'Salary to',
      requiredSkills: 'Required skills',
      preferredSkills: 'Preferred skills',
      credentials: 'Credentials',
      clearance: 'Clearance',
    },
    next: 'Corrija estas líneas en su archivo y elíjalo otra vez.',
  },
  done: {
    title: (jobs) => `${jobs} borradores agregados`,
    one: '1 borrador agregado',
    text: 'Nadie más los ve antes de que usted los publique.',
    drafts: 'Ver los borradores',
  },
});
