import { accountPlatform } from '../platform/platforms.ts';
import { PlatformPage } from '../platform/PlatformPage.tsx';
import { useRoot } from '../place/useRoot.ts';

/** `/platform/…` of a signed-in person. */
export default function AccountPlatformPage() {
  return <PlatformPage platform={accountPlatform(useRoot())} />;
}
