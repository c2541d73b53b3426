import type { PersonBooking } from '../../bookings/model/booking.ts';
import { accountHref } from '../../account/model/accountSections.ts';
import { dayIn, letter, pageLink, wordsOf } from './letter.ts';
import type { Letter, Site } from './letter.ts';
import { lettersWords } from './letters.words.ts';
import type { LettersWords } from './letters.words.ts';

type Words = LettersWords['news'];
/** What news is about, without saying whose it is. */
export type NewsTopic = keyof Words['topics'];
/** What an organization did. */
export type NewsDeed = keyof Words['deeds'];

export const newsTopics = Object.keys(lettersWords.news.topics) as NewsTopic[];
export const newsDeeds = Object.keys(lettersWords.news.deeds) as NewsDeed[];

/** Something that a person has not read, or several of one topic. */
export interface News {
  topic: NewsTopic;
  /** Who did what; null if the person wants no names, or it is about their health. */
  by: { organization: string; deed: NewsDeed } | null;
  /** By when an answer is asked for: `2026-03-09`. */
  answerBy: string | null;
  /** The first day after a yes. */
  startsOn?: string | null;
  count: number;
  path: string;
}

/** What a person has not read. */
export interface UnreadNews {
  userId: string;
  news: [News, ...News[]];
  /** What was agreed on or canceled since, for their calendar. */
  bookings: readonly PersonBooking[];
}

const saidIn = ({ topics, deeds }: Words, { topic, by, count }: News) =>
  by ? deeds[by.deed](by.organization, count) : topics[topic].says(count);
const asTitle = (sentence: string) => sentence.replace(/\.$/, '');

/**
 * The email about everything that a person has not read: a letter of its own for one thing, a line for each of several. It
 * names organizations, whose names administrators approve, and has nothing that anyone wrote.
 *
 * @param unsubscribeToken Of the link that ends these emails.
 */
export function notificationsLetter(
  site: Site,
  news: readonly [News, ...News[]],
  unsubscribeToken: string,
): Letter {
  const { news: words, security } = wordsOf(site);
  const [first, ...others] = news;
  const { topics, several, deedsMore, startsOn, answerBy, action, open, fewer, stop } = words;
  const unsubscribe = `${site.appOrigin}/api/mail/unsubscribe?token=${unsubscribeToken}`;
  const says = saidIn(words, first);
  const one = [
    ...(first.by ? [deedsMore[first.by.deed]] : [open]),
    ...(first.startsOn && first.by ? [startsOn(dayIn(site, first.startsOn))] : []),
    ...(first.answerBy !== null && first.by ? [answerBy(dayIn(site, first.answerBy))] : []),
    { link: pageLink(site, first.path), label: action[first.count === 1 ? 'one' : 'several'] },
  ];
  const subject = others.length > 0 ? several.subject(news.length) : asTitle(says);
  return {
    ...letter(site.locale, subject, {
      parts:
        others.length === 0
          ? one
          : [
              several.happened,
              ...news.map((each) => ({ line: saidIn(words, each), link: pageLink(site, each.path) })),
            ],
      footer: [
        others.length === 0 ? topics[first.topic].why : several.why,
        { link: pageLink(site, accountHref('notifications')), label: fewer },
        { link: unsubscribe, label: stop },
        security,
      ],
    }),
    unsubscribe,
  };
}
