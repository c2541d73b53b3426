/** Avatars: initials or a drawn portrait (platform spec, section 3, `avatar`). Empty if not chosen. */
export const portraits = ['initials', 'compass', 'mountain', 'anchor', 'star', 'tree'] as const;
export type Portrait = (typeof portraits)[number];
