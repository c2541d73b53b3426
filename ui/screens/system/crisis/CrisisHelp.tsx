import { Banner } from '../../../components/Banner/Banner.tsx';
import { useWords } from '../../../language/useWords.ts';
import { crisisLineWords } from '../CrisisLine.words.ts';
import { CrisisLinks } from './CrisisLinks.tsx';

/** Below what someone writes about a crisis, before it is sent or saved. Nothing else changes. */
export function CrisisHelp() {
  const words = useWords(crisisLineWords);
  return (
    <Banner tone="critical" title={words.help} announce="alert">
      <CrisisLinks />
    </Banner>
  );
}
