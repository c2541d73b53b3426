import type { LandingView } from '@vetsync/machines/landing/landing';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import * as styles from './Hero.css.ts';
import { HeroDrawing } from './HeroDrawing.tsx';
import { hrefOf } from './hrefOf.ts';
import { useWords } from '../../language/useWords.ts';
import { landingWords } from './Landing.words.ts';

export interface HeroProps {
  content: LandingView['content']['hero'];
}

/** What VetSync is, for whom, and two ways to try it. */
export function Hero({ content }: HeroProps) {
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
