/** The other language: its code, its own name, and where its pages begin. As constants, they cost the fewest bytes. */
export const otherLanguage = 'es';
export const otherName = 'Español';
export const otherBase = '/es';
