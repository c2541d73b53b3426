import { hasPortal } from '@vetsync/machines/account/model';
import { portalTabsOf } from '@vetsync/machines/exchange/model';
import type { Membership } from '@vetsync/machines/organizations/model';
import type { Platform } from '@vetsync/machines/platform';
import { isPlatformPath, type ActingOrganization } from '@vetsync/machines/shell/model';
import { followLocation, locationNow } from '../page/location.ts';
import { organizations } from '../services/http/organizations.ts';

/** Until the next attempt, in milliseconds. A URL that names an organization waits for it. */
const retryMs = 5_000;

const actingOf = ({ organization: { slug, name }, platformRole: role }: Membership): ActingOrganization => ({
  slug,
  name,
  role,
  ...(hasPortal(role) && { tabs: portalTabsOf(role, slug) }),
});

const isHere = () => isPlatformPath('account', locationNow().path);

/**
 * Tells a platform which organizations the signed-in person works for. They are read again whenever the platform is entered,
 * because people join and leave on other pages.
 */
export function followMemberships(platform: Platform) {
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const closing = new AbortController();

  async function read() {
    clearTimeout(timer);
    try {
      const { memberships } = await organizations.loadOwn();
      // On another page, the shell must not correct the URL.
      if (isWanted && isHere()) platform.setOrganizations(memberships.map(actingOf));
    } catch {
      if (isWanted && isHere()) timer = setTimeout(() => void read(), retryMs);
    }
  }

  let wasHere = isHere();
  followLocation(() => {
    const before = wasHere;
    wasHere = isHere();
    if (before && !wasHere) platform.setOrganizations(null);
    if (!before && wasHere && isWanted) void read();
  }, closing.signal);

  return {
    /** Call it when somebody has signed in. */
    begin() {
      if (isWanted) return;
      isWanted = true;
      if (isHere()) void read();
    },
    /** Call it when nobody is signed in. */
    pause() {
      isWanted = false;
      clearTimeout(timer);
    },
    close() {
      isWanted = false;
      clearTimeout(timer);
      closing.abort();
    },
  };
}
