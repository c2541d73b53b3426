import '@vetsync/ui/theme';
import {
  publicListingView,
  publicListingsHref,
  publicListingsView,
  publicOrganizationView,
  publicSignInHref,
  type PublicPage,
  type RenderedPage,
} from '@vetsync/machines/organizations/model';
import {
  isPublicLookup,
  lookupSignInHref,
  publicCountdownView,
  publicOccupationsView,
  publicOccupationView,
  publicSchoolsView,
  publicSchoolView,
  type PublicLookup,
} from '@vetsync/machines/reference/model';
import { NavigationContext, OtherLanguageContext } from '@vetsync/ui/language';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicHead } from '@vetsync/ui/screens/organizations/listings/public/PublicHead';
import { PublicListing } from '@vetsync/ui/screens/organizations/listings/public/PublicListing';
import { PublicListings } from '@vetsync/ui/screens/organizations/listings/public/PublicListings';
import { PublicMissing } from '@vetsync/ui/screens/organizations/listings/public/PublicMissing';
import { PublicOrganization } from '@vetsync/ui/screens/organizations/listings/public/PublicOrganization';
import { LookupHead } from '@vetsync/ui/screens/reference/public/LookupHead';
import { PublicCountdown } from '@vetsync/ui/screens/reference/public/PublicCountdown';
import { PublicNotImported } from '@vetsync/ui/screens/reference/public/PublicNotImported';
import { PublicOccupation } from '@vetsync/ui/screens/reference/public/PublicOccupation';
import { PublicOccupations } from '@vetsync/ui/screens/reference/public/PublicOccupations';
import { PublicSchool } from '@vetsync/ui/screens/reference/public/PublicSchool';
import { PublicSchools } from '@vetsync/ui/screens/reference/public/PublicSchools';
import { renderToStaticMarkup } from 'react-dom/server';
import { hrefInUrl } from '../language/hrefInUrl.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { locale } from '../language/language.ts';
import { otherBase, otherLanguage, otherName } from '../language/otherLanguage.ts';

/** A page is the same at any time and for every reader, so it shows days in UTC, and times only of events. */
const intl = { locale, timeZone: 'UTC', now: 0 };

/** These pages have no scripts, so the browser follows their links. */
const navigation = { navigate: () => {}, useHref: hrefInUrl };

function Lookup({ page }: { page: PublicLookup }) {
  switch (page.kind) {
    case 'occupations':
      return <PublicOccupations view={publicOccupationsView(page)} />;
    case 'occupation':
      return <PublicOccupation view={publicOccupationView(page)} signInHref={lookupSignInHref(page)} />;
    case 'schools':
      return <PublicSchools view={publicSchoolsView(page)} />;
    case 'school':
      return <PublicSchool view={publicSchoolView(page)} />;
    case 'countdown':
      return <PublicCountdown view={publicCountdownView(page)} intl={intl} />;
    case 'notImported':
      return <PublicNotImported of={page.of} />;
  }
}

function Screen({ page }: { page: PublicPage }) {
  switch (page.kind) {
    case 'listing':
      return <PublicListing view={publicListingView(page)} intl={intl} />;
    case 'organization':
      return <PublicOrganization view={publicOrganizationView(page)} intl={intl} />;
    case 'listings':
      return <PublicListings view={publicListingsView(page)} intl={intl} />;
    case 'missing':
      return <PublicMissing listingsHref={publicListingsHref({})} />;
  }
}

/**
 * Renders a page that is visible without signing in. The server imports this from the build of each language.
 *
 * @param pathAndQuery Of the page, without the language prefix, for the link to the other language.
 */
export function renderPublicPage(page: PublicPage | PublicLookup, pathAndQuery: string): RenderedPage {
  const link = { href: otherBase + pathAndQuery, lang: otherLanguage, hrefLang: otherLanguage };
  return {
    head: renderToStaticMarkup(
      <LanguageProvider>
        {isPublicLookup(page) ? <LookupHead page={page} /> : <PublicHead page={page} />}
      </LanguageProvider>,
    ),
    html: renderToStaticMarkup(
      <LanguageProvider>
        <NavigationContext value={navigation}>
          <OtherLanguageContext value={{ name: otherName, link }}>
            <PublicFrame signInHref={isPublicLookup(page) ? lookupSignInHref(page) : publicSignInHref(page)}>
              {isPublicLookup(page) ? <Lookup page={page} /> : <Screen page={page} />}
            </PublicFrame>
          </OtherLanguageContext>
        </NavigationContext>
      </LanguageProvider>,
    ),
  };
}
