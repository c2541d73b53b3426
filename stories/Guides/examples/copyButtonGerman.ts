import { copyButtonWords } from '@vetsync/ui/components/CopyButton.words';
import { translate } from '@vetsync/ui/language';

export const copyButtonGerman = translate(copyButtonWords, {
  copy: 'Kopieren',
  copied: 'Kopiert',
  failed: 'Bitte von Hand kopieren',
  announcements: {
    copied: 'Kopiert',
    failed:
      'Dieser Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn von Hand.',
  },
});
