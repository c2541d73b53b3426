import { translate } from '../../language/translate.ts';
import type * as english from './CopyButton.words.ts';

export const copyButtonWords = translate<typeof english.copyButtonWords>({
  copy: 'Copiar',
  copied: 'Copiado',
  failed: 'Copiar a mano',
  announcements: {
    copied: 'Copiado',
    failed: 'Este navegador no nos permitió copiar. Seleccione el texto y cópielo a mano.',
  },
});
