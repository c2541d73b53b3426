import { accountHref } from '../../account/model/accountSections.ts';
import { routes } from '../../shell/model/routes.ts';
import { letter, pageLink, wordsOf } from './letter.ts';
import type { Letter, Site } from './letter.ts';
import type { LettersWords } from './letters.words.ts';

export type NotificationLine = keyof LettersWords['news']['lines'];
/** How many of each kind somebody has not read. What is missing is zero. */
export type NotificationCounts = Partial<Record<NotificationLine, number>>;

/**
 * The email about everything that a person has not read. It says how much of what, and nothing of its content, because
 * others may see a mailbox.
 *
 * @param unsubscribeToken Of the link that ends these mails.
 */
export function notificationsLetter(
  site: Site,
  counts: NotificationCounts,
  unsubscribeToken: string,
): Letter {
  const { subject, happened, lines, link, choose, chooseLink, stop, stopLink } = wordsOf(site).news;
  const unsubscribe = `${site.appOrigin}/api/mail/unsubscribe?token=${unsubscribeToken}`;
  const said = (Object.keys(lines) as NotificationLine[]).flatMap((line) => {
    const count = counts[line] ?? 0;
    return count > 0 ? [lines[line](count)] : [];
  });
  return {
    ...letter(site.locale, subject, [
      happened,
      ...said,
      { link: pageLink(site, routes.platform.pattern.replace('/*?', '')), label: link },
      choose,
      { link: pageLink(site, accountHref('notifications')), label: chooseLink },
      stop,
      { link: unsubscribe, label: stopLink },
    ]),
    unsubscribe,
  };
}
