import { translate } from '../../language/translate.ts';
import type * as english from './Documents.words.ts';

export const documentsWords = translate<typeof english.documentsWords>({
  title: 'Subir documentos',
  subtitle: 'Tenga a mano lo que piden las universidades.',
  privacy: {
    browser: {
      title: 'Solo se guardan en este navegador',
      text: 'No se envía nada a una universidad ni a nosotros. Quien use este navegador puede abrir estos archivos: si comparte la computadora, elimínelos.',
    },
    account: {
      title: 'Su cuenta tiene la lista; este navegador, los archivos',
      text: 'Usted ve la lista en todos sus dispositivos. Cada archivo se queda en el navegador donde lo agregó: si comparte la computadora, elimínelo. No se envía nada a una universidad.',
    },
  },
  add: 'Agregar un documento',
  purpose: '¿Qué es?',
  purposes: {
    dd214: 'DD-214, baja del servicio activo',
    jst: 'Joint Services Transcript',
    coe: 'Certificate of Eligibility, certificado de beneficios',
    transcript: 'Historial académico',
    other: 'Otra cosa',
  },
  file: 'Archivo',
  refusals: {
    empty: 'Este archivo está vacío. Por favor, elija otro.',
    tooLarge:
      'Este archivo tiene más de 10 MB. Guárdelo con menos tamaño, por ejemplo como PDF, y elíjalo de nuevo.',
    kind: 'Este archivo no es PDF, JPEG ni PNG, aunque su nombre lo diga. Por favor, elija otro.',
    twice: 'Ya agregó este archivo.',
    tooMany: 'Aquí ya hay 20 documentos. Elimine uno para agregar otro.',
  },
  refused: (name) => `${name} no se agregó`,
  checking: (name) => `Verificando ${name}…`,
  storing: (name) => `Agregando ${name}…`,
  stored: (name) => `${name} se agregó`,
  removed: (name) => `${name} se eliminó`,
  storeFailed: {
    title: 'No se guardó',
    text: 'El navegador no tiene espacio para este archivo o no guarda nada en ventanas privadas. Sus otros documentos no cambiaron.',
  },
  removeFailed: {
    title: 'No se eliminó',
    text: 'El navegador no eliminó el archivo. Por favor, inténtelo de nuevo.',
  },
  list: 'Sus documentos',
  count: (count) => (count === 1 ? '1 documento' : `${count} documentos`),
  added: (when) => `Agregado ${when}`,
  save: 'Guardar una copia',
  saveOf: (name) => `Guardar una copia de ${name}`,
  away: 'El archivo está en otro dispositivo. Agréguelo también aquí para abrirlo.',
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
  empty: {
    title: 'Todavía no hay documentos',
    text: 'Las universidades suelen pedir su DD-214 y su Joint Services Transcript.',
  },
  loading: 'Buscando sus documentos…',
  loadFailed: {
    title: 'Aquí no se pueden guardar documentos',
    text: 'Este navegador no deja que las páginas guarden archivos, como pasa en algunas ventanas privadas. No se pierde nada más.',
    retry: 'Intentar de nuevo',
  },
  question: {
    title: '¿Eliminar este documento?',
    text: {
      browser: (name) =>
        `${name} ya no estará en este navegador. El archivo original se queda donde usted lo tiene.`,
      account: (name) =>
        `${name} ya no estará en su lista ni en los navegadores que lo tienen. El archivo original se queda donde usted lo tiene.`,
    },
    confirm: 'Eliminar',
    cancel: 'Conservar',
  },
});
