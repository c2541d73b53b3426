import type { OpenPortalTab } from '@vetsync/machines/exchange/model';
import { useState } from 'react';
import { listings } from '../../../services/http/listings.ts';
import { PortalNetwork } from '../hospital/PortalNetwork.tsx';

/** Who cares for veterans, for the staff of a hospital. */
export default function NetworkTab({ open: { slug } }: { open: OpenPortalTab }) {
  const [query] = useState(() => ({ as: slug }));
  return <PortalNetwork server={listings} query={query} />;
}
