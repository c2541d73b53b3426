import { useState, useSyncExternalStore } from 'react';
import { addressNow } from '../page/address.ts';
import { useRoot } from '../page/useRoot.ts';
import { accountPlatform } from '../platform/accountPlatform.ts';
import { PlatformPage } from '../platform/PlatformPage.tsx';
import { staticPlatform } from '../platform/staticPlatform.ts';

/** `/platform/…` of a signed-in person. */
export default function AccountPlatformPage() {
  const { subscribe, current } = accountPlatform(useRoot());
  const own = useSyncExternalStore(subscribe, current);
  // What one person typed is not to be there for another.
  return <PlatformPage key={own.owner} own={own} />;
}

/** The shell that everybody's platform has. */
export function Waiting() {
  const { prerendered } = useRoot();
  const [still] = useState(() => staticPlatform('account', prerendered ?? addressNow()));
  return <PlatformPage own={still} isStatic />;
}
