/** What stands for a person: their initials or a drawn mark (platform spec, section 3, `avatar`). Empty: not chosen. */
export const portraits = ['initials', 'compass', 'mountain', 'anchor', 'star', 'tree'] as const;
export type Portrait = (typeof portraits)[number];
