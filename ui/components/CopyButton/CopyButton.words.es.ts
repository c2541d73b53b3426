import { translate } from '../../language/translate.ts';
import { copyButtonWords } from './CopyButton.words.ts';

export const copyButtonSpanish = translate(copyButtonWords, {
  copy: 'Copiar',
  copied: 'Copiado',
  failed: 'Copiar a mano',
  announcements: {
    copied: 'Copiado',
    failed: 'Este navegador no nos permitió copiar. Seleccione el texto y cópielo a mano.',
  },
});
