import { isDesk, type Desk } from '@vetsync/machines/messages/model';
import { usePlatform } from '../../usePlatform.ts';

/** The desk of whoever is shown. */
export function useOwnDesk(): Desk {
  const { role } = usePlatform().view().shell.content;
  if (!isDesk(role)) throw new Error(`${role} writes for no organization`);
  return role;
}
