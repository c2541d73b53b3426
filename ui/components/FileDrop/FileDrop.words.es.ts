import { translate } from '../../language/translate.ts';
import type * as english from './FileDrop.words.ts';
import { fileSize } from './fileSize.ts';

const listed = new Intl.ListFormat('es-US', { type: 'disjunction' });

/** Sizes read the same in the Spanish of the United States: `3.4 MB`. */
export const fileDropWords = translate<typeof english.fileDropWords>({
  choose: 'Elegir un archivo',
  another: 'Elegir otro archivo',
  drop: 'o arrástrelo aquí',
  rule: (kinds, maxBytes) => `${listed.format(kinds)}, de ${fileSize(maxBytes)} como máximo`,
  remove: (name) => `Quitar ${name}`,
  removeShort: 'Quitar',
  chosen: (name) => `Archivo elegido: ${name}`,
});
