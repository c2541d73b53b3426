export const otherLanguage = 'en';
export const otherName = 'English';
export const otherBase = '';
