import { browserStorage } from './storage.ts';

const storage = browserStorage('vetsync_invitation');

/**
 * The token of an invitation while the person signs in or signs up, which may go on in another tab. It works only in the
 * account of the invited address.
 */
export const storedInvitation = {
  read: storage.read,
  write(token: string): void {
    try {
      storage.write(token);
    } catch {
      // The link in the email still works.
    }
  },
  remove(): void {
    try {
      storage.remove();
    } catch {
      // Storage is disabled, so it was never kept.
    }
  },
};
