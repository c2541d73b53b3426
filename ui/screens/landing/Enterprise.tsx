import type { LandingView } from '@vetsync/machines/landing/landing';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Enterprise.css.ts';
import { hrefOf } from './hrefOf.ts';
import { useWords } from '../../language/useWords.ts';
import { landingWords } from './Landing.words.ts';

export interface EnterpriseProps {
  content: LandingView['content']['enterprise'];
}

/** For institutions: our commitments, and two ways to contact us. */
export function Enterprise({ content }: EnterpriseProps) {
  const { title, text, specifications, solution, review } = useWords(landingWords).enterprise;
  return (
    <section id="enterprise" className={styles.band} aria-labelledby="enterprise-title">
      <div className={styles.columns}>
        <div className={styles.call}>
          <Heading level={2} size="page" id="enterprise-title">
            {title}
          </Heading>
          <Text size="lead" tone="muted" balanced>
            {text}
          </Text>
          <div className={styles.actions}>
            <LinkButton href={hrefOf(content.solution)}>{solution}</LinkButton>
            <LinkButton href={hrefOf(content.review)}>{review}</LinkButton>
          </div>
        </div>
        <dl className={styles.specifications}>
          {content.specifications.map((id) => (
            <div key={id} className={styles.specification}>
              <dt className={styles.label}>{specifications[id].label}</dt>
              <dd className={styles.value}>{specifications[id].value}</dd>
              <dd className={styles.meaning}>{specifications[id].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
