import type { LandingEvent, LandingView } from '@vetsync/machines/landing/landing';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Capabilities } from './Capabilities.tsx';
import { Enterprise } from './Enterprise.tsx';
import { Hero } from './Hero.tsx';
import { page } from './Landing.css.ts';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';

export interface LandingProps {
  view: LandingView;
  send: (event: LandingEvent) => void;
}

/**
 * The landing page (platform spec, section 2, "Landing page"). Plain HTML and links: it works before any script has
 * loaded and doesn't include the code of the dialogs.
 */
export function Landing({ view, send }: LandingProps) {
  const { header, content } = view;
  return (
    <div className={page}>
      <SkipLink href="#main" />
      <LandingHeader header={header} send={send} />
      <main id="main" tabIndex={-1}>
        <Hero content={content.hero} />
        <Capabilities content={content.capabilities} />
        <Enterprise content={content.enterprise} />
      </main>
      <LandingFooter content={content.footer} />
    </div>
  );
}
