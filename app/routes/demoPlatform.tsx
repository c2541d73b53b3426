import { demoPlatform } from '../platform/platforms.ts';
import { PlatformPage } from '../platform/PlatformPage.tsx';
import { useRoot } from '../place/useRoot.ts';

/** Everything below `/demo`: no sign-in, sample data, and no call to the server. */
export default function DemoPlatformPage() {
  return <PlatformPage own={demoPlatform(useRoot())} />;
}
