import type { WebsiteView } from '@vetsync/machines/organizations/model';

/** A link to another site by its host, so that nobody takes it for a different one. */
export const WebsiteLink = ({ website: { href, host } }: { website: WebsiteView }) => (
  <a href={href} rel="noopener nofollow ugc">
    {host}
  </a>
);
