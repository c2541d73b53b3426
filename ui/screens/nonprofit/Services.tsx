import type { Reader } from '@vetsync/machines/system/model';
import type { SupportResource } from '@vetsync/machines/nonprofit/model';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { cards } from '../portal/PortalPage.css.ts';
import { PortalTable } from '../portal/PortalTable.tsx';
import type { NonprofitProps } from './Nonprofit.types.ts';
import { statusNamesWords } from './StatusNames.words.ts';
import { useWords } from '../../language/useWords.ts';
import { serviceWords } from './Nonprofit.words.ts';

/** Open requests, and the services that the organization offers. */
export function Services({ view, table }: Pick<NonprofitProps, 'view' | 'table'>) {
  const words = useWords(serviceWords);
  const sharedWords = useWords(statusNamesWords);
  const { requests, resources, reader } = view;
  return (
    <Stack space="large">
      <PortalHead title={words.title} subtitle={words.subtitle} />
      <Stack space="medium">
        {table && <PortalTable {...table} />}
        {requests.some(({ count }) => count > 0) && (
          <BarChart
            title={words.requests}
            level={2}
            description={words.requestsMore}
            data={requests.map(({ status, count }) => ({
              label: sharedWords.requests[status],
              value: count,
            }))}
            heads={words.requestHeads}
            formatValue={(value) => formatNumber(value, reader)}
          />
        )}
      </Stack>
      <Stack as="section" space="medium" aria-labelledby="resources">
        <Heading level={2} id="resources">
          {words.resources}
        </Heading>
        <ul className={cards}>
          {resources.map((resource) => (
            <li key={resource.id}>
              <ResourceCard resource={resource} reader={reader} />
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

function ResourceCard({ resource, reader }: { resource: SupportResource; reader: Reader }) {
  const words = useWords(serviceWords);
  const { id, name, about, how, given, of, unit, phone } = resource;
  return (
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
          valueLabel={words.given(formatNumber(given, reader), formatNumber(of, reader), unit)}
        />
        <Text size="small" tone="muted">
          {how}
        </Text>
        <Text size="small">
          <a href={`tel:${phone}`}>{phone}</a>
        </Text>
      </Stack>
    </Card>
  );
}
