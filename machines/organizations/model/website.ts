/** A web address with a host name that has a dot. Names and passwords before the host could disguise it. */
const pattern =
  /^https?:\/\/((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d])(?::\d{1,5})?(?:[/?#]\S*)?$/i;

export const isWebsite = (text: string) => pattern.test(text);

/** The host of a web address without `www`, in lower case. Null if the text is none. */
export const websiteHost = (website: string): string | null =>
  pattern
    .exec(website)?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '') ?? null;

/** Mail providers whose addresses anybody can have, so that they say nothing about an organization. */
const publicMail: ReadonlySet<string> = new Set([
  'aol.com',
  'att.net',
  'comcast.net',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'sbcglobal.net',
  'verizon.net',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
]);

/** Whether a person's confirmed email address belongs to the organization's website. */
export const domainMatches = ['same', 'different', 'publicMail', 'noWebsite'] as const;
export type DomainMatch = (typeof domainMatches)[number];

/** Also the same: a subdomain on either side, such as `people.example.edu` and `example.edu`. */
export function domainMatch(website: string, email: string): DomainMatch {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const host = websiteHost(website);
  if (publicMail.has(domain)) return 'publicMail';
  if (host === null) return 'noWebsite';
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`) ? 'same' : 'different';
}
