import { plainText } from '@vetsync/machines/model/text';

const likePattern = (q: string) => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A LIKE pattern that finds the text anywhere in what `fold_text` has folded. */
export const foldedPattern = (q: string) => likePattern(plainText(q));
