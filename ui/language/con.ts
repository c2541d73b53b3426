/** “con” and a name, for Spanish words. “Dr.” would need an article and a gender, and a full name stands without it. */
export const con = (name: string): string => `con ${name.replace(/^Dr\. (?=\S+ \S)/, '')}`;
