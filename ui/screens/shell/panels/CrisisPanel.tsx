import type { ShellEvent } from '@vetsync/machines/shell';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { crisisLineWords as words } from '../../system/CrisisLine.words.ts';
import { CrisisLinks } from '../../system/crisis/CrisisLinks.tsx';

/** The crisis line, available everywhere on the platform. */
export function CrisisPanel({ send }: { send: (event: ShellEvent) => void }) {
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
