import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { firstLocation } from '../page/location.ts';
import { useRoot } from '../page/useRoot.ts';
import { accountPlatform } from '../platform/accountPlatform.ts';
import { PlatformPage } from '../platform/PlatformPage.tsx';
import { accountConfig } from '../platform/accountConfig.ts';
import { staticPlatform } from '../platform/staticPlatform.ts';

/** `/platform/…` of a signed-in person. */
export default function AccountPlatformPage() {
  const { account, valueOf } = accountPlatform(useRoot());
  const opened = useSelector(account, ({ context }) => context.opened);
  // The key resets all drafts when another person signs in.
  return opened ? <PlatformPage key={opened.owner} value={valueOf(opened)} /> : <Waiting />;
}

/** The shell without personal data. */
export function Waiting() {
  const { prerendered } = useRoot();
  const [still] = useState(() => staticPlatform(accountConfig, firstLocation(prerendered)));
  return <PlatformPage value={still} isStatic />;
}
