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
import { OtherLanguageContext } from '@vetsync/ui/language';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicHead } from '@vetsync/ui/screens/organizations/listings/public/PublicHead';
import { PublicListing } from '@vetsync/ui/screens/organizations/listings/public/PublicListing';
import { PublicListings } from '@vetsync/ui/screens/organizations/listings/public/PublicListings';
import { PublicMissing } from '@vetsync/ui/screens/organizations/listings/public/PublicMissing';
import { PublicOrganization } from '@vetsync/ui/screens/organizations/listings/public/PublicOrganization';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { locale } from '../language/language.ts';
import { otherBase, otherLanguage, otherName } from '../language/otherLanguage.ts';

/** Pages are the same at any time and everywhere, so they show days in UTC, and no times but those of events. */
const reader = { locale, timeZone: 'UTC', now: 0 };

function Screen({ page }: { page: PublicPage }) {
  switch (page.kind) {
    case 'listing':
      return <PublicListing view={publicListingView(page)} reader={reader} />;
    case 'organization':
      return <PublicOrganization view={publicOrganizationView(page)} reader={reader} />;
    case 'listings':
      return <PublicListings view={publicListingsView(page)} reader={reader} />;
    case 'missing':
      return <PublicMissing listingsHref={publicListingsHref({})} />;
  }
}

/**
 * Renders a page for everybody. The server imports this from the build, once for each language.
 *
 * @param address Its path and query without the language, for the link to the other one.
 */
export function renderPublicPage(page: PublicPage, address: string): RenderedPage {
  const link = { href: otherBase + address, lang: otherLanguage, hrefLang: otherLanguage };
  return {
    head: renderToStaticMarkup(
      <LanguageProvider>
        <PublicHead page={page} />
      </LanguageProvider>,
    ),
    html: renderToStaticMarkup(
      <LanguageProvider>
        <OtherLanguageContext value={{ name: otherName, link }}>
          <PublicFrame signInHref={publicSignInHref(page)}>
            <Screen page={page} />
          </PublicFrame>
        </OtherLanguageContext>
      </LanguageProvider>,
    ),
  };
}
