import { accountHref } from '../../account/model/accountSections.ts';
import { letter, pageLink, wordsOf } from './letter.ts';
import type { Letter, Site } from './letter.ts';
import type { LettersWords } from './letters.words.ts';

export type NotificationLine = keyof LettersWords['news']['lines'];
/** What somebody has not read of one kind: how many, and the pages that show them. */
export interface News {
  line: NotificationLine;
  count: number;
  paths: readonly string[];
}

/**
 * The email about everything that a person has not read. It says how much of what, with links to it, and nothing of its
 * content, because others may see a mailbox.
 *
 * @param unsubscribeToken Of the link that ends these mails.
 */
export function notificationsLetter(site: Site, news: readonly News[], unsubscribeToken: string): Letter {
  const { subject, happened, lines, link, choose, chooseLink, stop, stopLink } = wordsOf(site).news;
  const unsubscribe = `${site.appOrigin}/api/mail/unsubscribe?token=${unsubscribeToken}`;
  const said = news.flatMap(({ line, count, paths }) => [
    lines[line](count),
    ...paths.map((path, index) => ({
      link: pageLink(site, path),
      label: link(index + 1, paths.length),
    })),
  ]);
  return {
    ...letter(site.locale, subject, [
      happened,
      ...said,
      choose,
      { link: pageLink(site, accountHref('notifications')), label: chooseLink },
      stop,
      { link: unsubscribe, label: stopLink },
    ]),
    unsubscribe,
  };
}
