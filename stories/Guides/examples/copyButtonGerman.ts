import { copyButtonWords } from '@vetsync/ui/components/CopyButton.words';
import { translate, type Translated } from '@vetsync/ui/language';

const german = translate<typeof copyButtonWords>({
  copy: 'Kopieren',
  copied: 'Kopiert',
  failed: 'Bitte von Hand kopieren',
  announcements: {
    copied: 'Kopiert',
    failed:
      'Dieser Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn von Hand.',
  },
});

export const copyButtonGerman: Translated = [copyButtonWords, german];
