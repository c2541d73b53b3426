import { useMemo } from 'react';
import { firstLocation } from '../page/location.ts';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import { useRoot } from '../page/useRoot.ts';
import { demoPlatform, readStoredDemo } from '../platform/demoPlatform.ts';
import { PlatformPage } from '../platform/PlatformPage.tsx';
import { demoConfig } from '../platform/demoConfig.ts';
import { staticPlatform } from '../platform/staticPlatform.ts';

/** Everything below `/demo`: no sign-in, sample data, no calls to the server. */
function DemoPlatformPage() {
  const root = useRoot();
  const isHydrated = useIsHydrated();
  const still = useMemo(
    () => (isHydrated ? null : staticPlatform(demoConfig, firstLocation(root.prerendered))),
    [isHydrated, root],
  );
  return still ? <PlatformPage value={still} isStatic /> : <PlatformPage value={demoPlatform(root)} />;
}

export async function demoPage() {
  await readStoredDemo();
  return { default: DemoPlatformPage };
}
