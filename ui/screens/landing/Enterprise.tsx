import type { LandingView } from '@vetsync/machines/landing';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Enterprise.css.ts';
import { hrefOf } from './hrefOf.ts';

export interface EnterpriseProps {
  content: LandingView['content']['enterprise'];
}

/** For institutions: our commitments, and two ways to contact us. */
export function Enterprise({ content }: EnterpriseProps) {
  const { title, text, specifications, solution, review } = content;
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
            <LinkButton href={hrefOf(solution.action)} variant="primary">
              {solution.label}
            </LinkButton>
            <LinkButton href={hrefOf(review.action)}>{review.label}</LinkButton>
          </div>
        </div>
        <dl className={styles.specifications}>
          {specifications.map(({ id, label, value, text: meaning }) => (
            <div key={id} className={styles.specification}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.meaning}>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
