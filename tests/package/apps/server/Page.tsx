import { landingView } from '@vetsync/machines/landing';
import { Landing } from '@vetsync/ui/screens/landing/Landing';

const nobody = {
  state: 'signedOut',
  user: null,
  role: null,
  isAdmin: false,
  veteranVerified: false,
} as const;

/** @param send Handles the visitor's actions. Not needed on a server. */
export function Page({ send = () => {} }: { send?: (event: object) => void }) {
  return <Landing view={landingView(nobody)} send={send} />;
}
