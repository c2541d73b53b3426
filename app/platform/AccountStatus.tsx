import { SyncStatus } from '@vetsync/ui/screens/shell/navigation/SyncStatus';
import { useSyncExternalStore } from 'react';
import { usePlatform } from './usePlatform.ts';

/** How an account's world relates to the one on the server. Its code is loaded with accounts only. */
export default function AccountStatus() {
  const platform = usePlatform();
  const { world, inbox } = useSyncExternalStore(platform.subscribe, platform.view, platform.view);
  return world.sync && <SyncStatus sync={world.sync} intl={inbox.intl} />;
}
