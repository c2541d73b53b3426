import { demoPlatform, readDemo } from '../platform/demoPlatform.ts';
import { PlatformPage } from '../platform/PlatformPage.tsx';
import { useRoot } from '../place/useRoot.ts';

/** Everything below `/demo`: no sign-in, sample data, and no call to the server. */
function DemoPlatformPage() {
  return <PlatformPage own={demoPlatform(useRoot())} />;
}

export async function demoPage() {
  await readDemo();
  return { default: DemoPlatformPage };
}
