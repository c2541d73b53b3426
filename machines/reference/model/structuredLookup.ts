import type { PublicLookup } from './publicPages.ts';

const withoutNulls = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined));

/** What a page says to search engines about its one subject (schema.org). Null for a page that has none. */
export function structuredLookupOf(page: PublicLookup): Readonly<Record<string, unknown>> | null {
  const context = { '@context': 'https://schema.org' };
  if (page.kind === 'occupation') {
    const occupation = page.detail?.occupation;
    if (!occupation) return null;
    const { title, description, wage, education } = occupation;
    return withoutNulls({
      ...context,
      '@type': 'Occupation',
      name: title,
      description,
      occupationalCategory: occupation.onet,
      educationRequirements: education,
      occupationLocation: { '@type': 'Country', name: 'US' },
      estimatedSalary:
        wage?.median == null
          ? null
          : withoutNulls({
              '@type': 'MonetaryAmountDistribution',
              name: 'base',
              currency: 'USD',
              duration: 'P1Y',
              percentile10: wage.p10,
              median: wage.median,
              percentile90: wage.p90,
            }),
    });
  }
  if (page.kind !== 'school') return null;
  const { name, street, city, state, zip, website } = page.detail.school;
  return withoutNulls({
    ...context,
    '@type': 'EducationalOrganization',
    name,
    url: website,
    address: withoutNulls({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    }),
  });
}
