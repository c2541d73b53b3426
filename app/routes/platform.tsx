import { useSyncExternalStore } from 'react';
import { accountPlatform } from '../platform/accountPlatform.ts';
import { PlatformPage } from '../platform/PlatformPage.tsx';
import { useRoot } from '../place/useRoot.ts';

/** `/platform/…` of a signed-in person. */
export default function AccountPlatformPage() {
  const { subscribe, current } = accountPlatform(useRoot());
  const own = useSyncExternalStore(subscribe, current);
  // What one person typed is not to be there for another.
  return <PlatformPage key={own.owner} own={own} />;
}
