import type { LandingView } from '@vetsync/machines/landing/landing';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Capabilities.css.ts';
import { introduction } from './Landing.css.ts';
import { hrefOf } from './hrefOf.ts';
import { useWords } from '../../language/useWords.ts';
import { landingWords } from './Landing.words.ts';

type Content = LandingView['content']['capabilities'];
const toneOfStatus = { active: 'positive', beta: 'honor' } as const;

/** The five capabilities, each with its status and a link to try it. */
export function Capabilities({ content }: { content: Content }) {
  const words = useWords(landingWords).capabilities;
  return (
    <section id="capabilities" className={styles.band} aria-labelledby="capabilities-title">
      <div className={introduction}>
        <Heading level={2} size="page" id="capabilities-title">
          {words.title}
        </Heading>
        <Text size="lead" tone="muted">
          {words.text}
        </Text>
      </div>
      <ul className={styles.cards}>
        {content.map((card) => (
          <CapabilityCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function CapabilityCard({ card }: { card: Content[number] }) {
  const { id, status, action } = card;
  const words = useWords(landingWords).capabilities;
  const { title, text, link } = words.cards[id];
  return (
    <Card as="li" padding="none">
      <div className={styles.words}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <div className={styles.status}>
          <Badge tone={toneOfStatus[status]}>{words.statuses[status]}</Badge>
        </div>
        <Text tone="muted" balanced>
          {text}
        </Text>
        <Anchor className={styles.link} href={hrefOf(action)}>
          {link}
          <Icon of={ArrowRight} />
        </Anchor>
      </div>
    </Card>
  );
}
