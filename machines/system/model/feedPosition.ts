/**
 * A position in the order in which the rows of a feed became visible: the cluster's era, the transaction, the id within it. See
 * docs/decisions/010-feed-position.md.
 */
export interface FeedPosition {
  era: number;
  tx: bigint;
  id: string;
}

const pattern = /^(\d{1,5})-(\d{1,20})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const largestEra = 2 ** 15 - 1;
const largestTx = 2n ** 64n - 1n;

export const formatFeedPosition = ({ era, tx, id }: FeedPosition) => `${era}-${tx}-${id}`;

/** Null if the text is no position. */
export function parseFeedPosition(text: string): FeedPosition | null {
  const [, era = '', tx = '', id = ''] = pattern.exec(text) ?? [];
  if (id === '' || Number(era) > largestEra || BigInt(tx) > largestTx) return null;
  return { era: Number(era), tx: BigInt(tx), id };
}

const order = <Value extends number | bigint | string>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

/** Negative if `a` is earlier. */
export const compareFeedPositions = (a: FeedPosition, b: FeedPosition) =>
  order(a.era, b.era) || order(a.tx, b.tx) || order(a.id, b.id);

/** Whether a formatted position is later than another. Every position is later than null. */
export function isLaterPosition(position: string, than: string | null): boolean {
  if (than === null) return true;
  const [a, b] = [parseFeedPosition(position), parseFeedPosition(than)];
  // Accepts positions that can't be compared, because who follows the feed removes duplicates by id.
  return a && b ? compareFeedPositions(a, b) > 0 : position !== than;
}
