import type { ShellEvent } from '@vetsync/machines/shell/shell';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { useWords } from '../../../language/useWords.ts';
import { crisisLineWords } from '../../system/CrisisLine.words.ts';
import { CrisisLinks } from '../../system/crisis/CrisisLinks.tsx';

/** The crisis line, available everywhere on the platform. */
export function CrisisPanel({ send }: { send: (event: ShellEvent) => void }) {
  const words = useWords(crisisLineWords);
  return (
    <Sheet
      side="bottom"
      title={words.title}
      description={words.introduction}
      onClose={() => send({ type: 'panel.close' })}
    >
      <CrisisLinks />
    </Sheet>
  );
}
