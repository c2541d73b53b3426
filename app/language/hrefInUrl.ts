/** The address of a link, from the one that machines name. `hrefInUrl.es.ts` takes the place of this file in the other language. */
export const hrefInUrl = (href: string): string => href;
