/** A LIKE pattern that finds the text anywhere. */
export const likePattern = (q: string) => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
