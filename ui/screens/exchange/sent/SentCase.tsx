import type { PersonCase } from '@vetsync/machines/model/world';
import type { IntlConfig } from '@vetsync/machines/system/model';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../language/useWords.ts';
import { casePhrases } from '../cases/Cases.phrases.ts';
import * as styles from '../cases/Cases.css.ts';
import { ServiceBadge } from '../cases/ServiceBadge.tsx';
import { CaseStatusBadge } from '../cases/CaseStatusBadge.tsx';
import { sentCaseWords } from './SentCase.words.ts';
import { dateText } from '../../dates.ts';

interface SentCaseProps {
  taken: PersonCase;
  intl: IntlConfig;
  /** @default what became of the application */
  title?: string;
  /** What the person can do about it. */
  children?: ReactNode;
}

/** What the organization that took the person in works on with them, and what comes next. */
export function SentCase({ taken, intl, title, children }: SentCaseProps) {
  const words = useWords(sentCaseWords);
  const { percent } = words;
  const names = useWords(casePhrases);
  const id = useId();
  const { kind, status, outcome, closedAt, owner, organizationName, progress } = taken;
  const { nextStep, nextOn, term, credits, benefitsLeft } = taken;
  const day = nextOn && dateText(nextOn, intl);
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [words.outcome, outcome && names[outcome]],
    [words.next, nextStep ? [nextStep, day].filter(Boolean).join(', ') : day],
    [words.owner, owner && (owner.name ?? words.someone(organizationName))],
    [words.term, term || null],
    [words.credits, credits === null ? null : String(credits)],
    [words.benefitsLeft, benefitsLeft === null ? null : percent(String(benefitsLeft))],
  ];
  const shown = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space="medium">
        <Inline justify="space-between" space="small">
          <Heading level={2} id={id}>
            {title ?? (closedAt === null ? words.titles[kind] : words.closed)}
          </Heading>
          <CaseStatusBadge status={status} />
        </Inline>
        {progress !== null && <ProgressBar label={words.progress} value={progress} />}
        {shown.length > 0 ? (
          <DescriptionList items={shown} />
        ) : (
          <Text tone="muted">{words.nothing(organizationName)}</Text>
        )}
        <Goals taken={taken} />
        <Services taken={taken} />
        {children}
      </Stack>
    </Card>
  );
}

function Goals({ taken: { goals } }: { taken: PersonCase }) {
  const words = useWords(sentCaseWords);
  if (goals.length === 0) return null;
  return (
    <Stack space="xsmall">
      <Heading level={3}>{words.goals}</Heading>
      <ul className={styles.items}>
        {goals.map(({ text, done }, index) => (
          // Two goals can have the same text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${text}`}>
            <Inline space="xsmall" flexWrap="nowrap">
              <Icon of={done ? Check : Circle} size="small" />
              <span>
                {text}
                {done && <VisuallyHidden>, {words.reached}</VisuallyHidden>}
              </span>
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Services({ taken: { services } }: { taken: PersonCase }) {
  const words = useWords(sentCaseWords);
  if (services.length === 0) return null;
  return (
    <Stack space="xsmall">
      <Heading level={3}>{words.services}</Heading>
      <ul className={styles.items}>
        {services.map(({ id, name, status }) => (
          <li key={id} className={styles.item}>
            <span>{name}</span>
            <ServiceBadge status={status} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
