/** A LIKE pattern for text anywhere. */
export const likePattern = (q: string) => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
