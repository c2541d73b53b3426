import { translate } from '../../../language/translate.ts';
import type * as english from './DraftBatch.words.ts';

const drafts = (count: number, shown: string) => (count === 1 ? '1 borrador' : `${shown} borradores`);

export const draftBatchWords = translate<typeof english.draftBatchWords>({
  label: 'Qué se hizo con los borradores',
  select: (title) => `Seleccionar ${title}`,
  selectAll: (count, shown) =>
    count === 1 ? 'Seleccionar el borrador' : `Seleccionar los ${shown} borradores`,
  selectFirst: (shown) => `Seleccionar los primeros ${shown} borradores`,
  actions: { publish: 'Publicar', delete: 'Eliminar' },
  confirmation: {
    publish: {
      title: (count, shown) => `¿Publicar ${drafts(count, shown)}?`,
      text: 'Todos podrán encontrarlos enseguida.',
      waits: 'Todos podrán encontrarlos cuando se apruebe su organización.',
      confirm: (shown) => `Publicar ${shown}`,
    },
    delete: {
      title: (count, shown) => `¿Eliminar ${drafts(count, shown)}?`,
      text: 'No podrá recuperarlos.',
      confirm: (shown) => `Eliminar ${shown}`,
    },
    unready: (count, shown) =>
      count === 1
        ? 'Uno de los que seleccionó no está completo y queda como borrador.'
        : `${shown} de los que seleccionó no están completos y quedan como borradores.`,
    cancel: 'Cancelar',
  },
  progress: { publish: 'Publicando', delete: 'Eliminando' },
  done: {
    publish: (count, shown) => (count === 1 ? '1 borrador publicado' : `${shown} borradores publicados`),
    delete: (count, shown) => (count === 1 ? '1 borrador eliminado' : `${shown} borradores eliminados`),
  },
  none: { publish: 'No se publicó nada', delete: 'No se eliminó nada' },
});
