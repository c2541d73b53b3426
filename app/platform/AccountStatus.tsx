import { SyncStatus } from '@vetsync/ui/screens/shell/navigation/SyncStatus';
import { usePlatformContext, usePlatformView } from './usePlatform.ts';

/** How an account's world relates to the one on the server. Its code is loaded with accounts only. */
export default function AccountStatus() {
  const { world, inbox } = usePlatformView(usePlatformContext());
  return world.sync && <SyncStatus sync={world.sync} intl={inbox.intl} />;
}
