import { CopyButton } from '@vetsync/ui/components/CopyButton';
import { componentsSpanish } from '@vetsync/ui/components/spanish';
import { VetSyncProvider } from '@vetsync/ui/language';

export function SpanishButton() {
  return (
    <VetSyncProvider locale="es-US" messages={componentsSpanish}>
      <CopyButton text="K7Q2-94XD" />
    </VetSyncProvider>
  );
}
