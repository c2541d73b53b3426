import { translate } from '../../language/translate.ts';
import { fileSize } from '../FileDrop/fileSize.ts';
import type * as english from './FileUpload.words.ts';

const listed = new Intl.ListFormat('es-US', { type: 'disjunction' });
const files = (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`);

export const fileUploadWords = translate<typeof english.fileUploadWords>({
  choose: 'Elegir archivos',
  more: 'Elegir más archivos',
  drop: 'o arrástrelos aquí',
  rule: (kinds, maxBytes) => `${listed.format(kinds)}, de ${fileSize(maxBytes)} como máximo cada uno`,
  atMost: (maxFiles) => `${files(maxFiles)} como máximo`,
  list: 'Archivos elegidos',
  size: fileSize,
  waiting: 'En espera',
  uploading: (name) => `Subiendo ${name}`,
  uploaded: 'Subido',
  retry: 'Intentar de nuevo',
  retryOf: (name) => `Intentar de nuevo subir ${name}`,
  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  status: (uploaded, failed, total) =>
    `Subidos: ${uploaded} de ${files(total)}${failed > 0 ? `; con error: ${failed}` : ''}`,
});
