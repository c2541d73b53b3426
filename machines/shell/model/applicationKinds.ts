/** The kinds of applications that people send; each has a page of its own. */
export const applicationKinds = ['job', 'college', 'nonprofit'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];
