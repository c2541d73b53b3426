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
import { NavigationContext, OtherLanguageContext } from '@vetsync/ui/language';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicHead } from '@vetsync/ui/screens/organizations/listings/public/PublicHead';
import { PublicListing } from '@vetsync/ui/screens/organizations/listings/public/PublicListing';
import { PublicListings } from '@vetsync/ui/screens/organizations/listings/public/PublicListings';
import { PublicMissing } from '@vetsync/ui/screens/organizations/listings/public/PublicMissing';
import { PublicOrganization } from '@vetsync/ui/screens/organizations/listings/public/PublicOrganization';
import { renderToStaticMarkup } from 'react-dom/server';
import { hrefInUrl } from '../language/hrefInUrl.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { locale } from '../language/language.ts';
import { otherBase, otherLanguage, otherName } from '../language/otherLanguage.ts';

/** A page is the same at any time and for every reader, so it shows days in UTC, and times only of events. */
const intl = { locale, timeZone: 'UTC', now: 0 };

/** These pages have no scripts, so the browser follows their links. */
const navigation = { navigate: () => {}, useHref: hrefInUrl };

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
export function renderPublicPage(page: PublicPage, pathAndQuery: string): RenderedPage {
  const link = { href: otherBase + pathAndQuery, lang: otherLanguage, hrefLang: otherLanguage };
  return {
    head: renderToStaticMarkup(
      <LanguageProvider>
        <PublicHead page={page} />
      </LanguageProvider>,
    ),
    html: renderToStaticMarkup(
      <LanguageProvider>
        <NavigationContext value={navigation}>
          <OtherLanguageContext value={{ name: otherName, link }}>
            <PublicFrame signInHref={publicSignInHref(page)}>
              <Screen page={page} />
            </PublicFrame>
          </OtherLanguageContext>
        </NavigationContext>
      </LanguageProvider>,
    ),
  };
}
