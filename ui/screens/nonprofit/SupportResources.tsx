import type { IntlConfig } from '@vetsync/machines/system/model';
import type { SupportResource } from '@vetsync/machines/nonprofit/model';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { cards } from '../portal/PortalPage.css.ts';
import { useWords } from '../../language/useWords.ts';
import { resourceWords } from './Nonprofit.words.ts';

export interface SupportResourcesProps {
  resources: readonly SupportResource[];
  intl: Pick<IntlConfig, 'locale'>;
}

/** What the organization can give this month, and how much of it is left. */
export function SupportResources({ resources, intl }: SupportResourcesProps) {
  const words = useWords(resourceWords);
  return (
    <Stack as="section" space="medium" aria-labelledby="resources">
      <Heading level={2} id="resources">
        {words.title}
      </Heading>
      <ul className={cards}>
        {resources.map(({ id, name, about, how, given, of, unit, phone }) => (
          <li key={id}>
            <Card as="article" height="full" aria-labelledby={id}>
              <Stack space="small">
                <Heading level={3} id={id}>
                  {name}
                </Heading>
                <Text>{about}</Text>
                <Meter
                  label={words.left}
                  value={given}
                  maxValue={of}
                  valueLabel={words.given(formatNumber(given, intl), formatNumber(of, intl), unit)}
                />
                <Text size="small" tone="muted">
                  {how}
                </Text>
                <Text size="small">
                  <Anchor href={`tel:${phone}`}>{phone}</Anchor>
                </Text>
              </Stack>
            </Card>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
