/** The app's own words, by the language in the address. */
export const texts = {
  en: { jobs: 'Jobs', search: 'Search', email: 'Email', occupation: 'Occupation', needed: 'Enter an email' },
  es: {
    jobs: 'Empleos',
    search: 'Buscar',
    email: 'Correo electrónico',
    occupation: 'Ocupación',
    needed: 'Escriba un correo',
  },
  ar: {
    jobs: 'وظائف',
    search: 'بحث',
    email: 'البريد الإلكتروني',
    occupation: 'المهنة',
    needed: 'أدخل بريدًا إلكترونيًا',
  },
};
export type Language = keyof typeof texts;
