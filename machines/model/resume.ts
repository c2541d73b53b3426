/** Paper a resume is laid out for. */
export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];
/** The United States print on Letter. */
export const defaultPaper: Paper = 'letter';
