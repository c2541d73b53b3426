import type { LandingEvent, LandingView } from '@vetsync/machines/landing/landing';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Capabilities } from './Capabilities.tsx';
import { Enterprise } from './Enterprise.tsx';
import { page } from './Landing.css.ts';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Product } from './Product.tsx';
import * as styles from './Hero.css.ts';
import { HeroDrawing } from './HeroDrawing.tsx';
import { hrefOf } from './hrefOf.ts';
import { useWords } from '../../language/useWords.ts';
import { landingWords } from './Landing.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

interface HeroProps {
  content: LandingView['content']['hero'];
}

/** What VetSync is, for whom, and two ways to try it. */
function Hero({ content }: HeroProps) {
  const { eyebrow, title, text, primary, secondary } = useWords(landingWords).hero;
  return (
    <section id="hero" className={styles.band} aria-labelledby="hero-title">
      <HeroDrawing />
      <div className={styles.content}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <div className={styles.title}>
          <Heading level={1} size="display" id="hero-title">
            {title}
          </Heading>
        </div>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <LinkButton href={hrefOf(content.primary)} variant="primary">
            {primary}
          </LinkButton>
          <LinkButton href={hrefOf(content.secondary)}>{secondary}</LinkButton>
        </div>
      </div>
    </section>
  );
}

interface LandingProps extends ScreenProps<LandingView, LandingEvent> {
  /** Folder with pictures of the product. @default none are shown */
  pictures?: string;
}

/**
 * The landing page (platform spec, section 2, "Landing page"). Plain HTML and links: it works before any script has
 * loaded and doesn't include the code of the dialogs.
 */
export function Landing({ view, send, pictures }: LandingProps) {
  const { header, content } = view;
  return (
    <div className={page}>
      <SkipLink href="#main" />
      <LandingHeader header={header} send={send} />
      <main id="main" tabIndex={-1}>
        <Hero content={content.hero} />
        {pictures && <Product pictures={pictures} href={hrefOf(content.hero.primary)} />}
        <Capabilities content={content.capabilities} />
        <Enterprise content={content.enterprise} />
      </main>
      <LandingFooter content={content.footer} />
    </div>
  );
}
