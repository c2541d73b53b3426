import { landingView } from '@vetsync/machines/landing/landing';
import { componentsSpanish } from '@vetsync/ui/components/spanish';
import { VetSyncProvider } from '@vetsync/ui/language';
import { Landing } from '@vetsync/ui/screens/landing/Landing';
import { landingFamilySpanish } from '@vetsync/ui/screens/landing/spanish';
import { systemSpanish } from '@vetsync/ui/screens/system/spanish';

const messages = [...componentsSpanish, ...systemSpanish, ...landingFamilySpanish];
const nobody = {
  state: 'signedOut',
  user: null,
  role: null,
  isAdmin: false,
  veteranVerified: false,
} as const;

/** @param send Handles the visitor's actions. Not needed on a server. */
export function Page({ send = () => {} }: { send?: (event: object) => void }) {
  return (
    <VetSyncProvider locale="es-US" messages={messages}>
      <Landing view={landingView(nobody)} send={send} />
    </VetSyncProvider>
  );
}
