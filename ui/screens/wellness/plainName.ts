/** A name without title and letters behind it, for initials: `Dr. Ada Quist, DPT` is `Ada Quist`. */
export const plainName = (name: string): string => name.replace(/^Dr\.? /, '').replace(/,.*$/, '');
