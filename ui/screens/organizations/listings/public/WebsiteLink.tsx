import type { WebsiteView } from '@vetsync/machines/organizations/model';
import { Anchor } from '../../../../components/Link/Anchor.tsx';

/** A link to another site by its host, so that nobody takes it for a different one. */
export const WebsiteLink = ({ website: { href, host } }: { website: WebsiteView }) => (
  <Anchor href={href} rel="noopener nofollow ugc">
    {host}
  </Anchor>
);
