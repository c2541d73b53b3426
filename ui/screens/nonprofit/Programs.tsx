import type { NonprofitView, ProgramLoadView } from '@vetsync/machines/nonprofit';
import type { Reader } from '@vetsync/machines/system/model';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { cardBody, cards } from '../portal/PortalPage.css.ts';
import { useWords } from '../../language/useWords.ts';
import { programWords } from './Nonprofit.words.ts';
import { ProgramSeats } from './ProgramSeats.tsx';

/** Seats of each program. */
export function Programs({ view: { programs, reader } }: { view: NonprofitView }) {
  const words = useWords(programWords);
  return (
    <Stack space="large">
      <PortalHead title={words.title} subtitle={words.subtitle} />
      <ul className={cards}>
        {programs.map((load) => (
          <li key={load.program.id}>
            <ProgramCard load={load} reader={reader} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function ProgramCard({ load, reader }: { load: ProgramLoadView; reader: Reader }) {
  const words = useWords(programWords);
  const { program, href, participantsHref } = load;
  const { id, name, lead, description } = program;
  return (
    <Card as="article" height="full" aria-labelledby={id}>
      <div className={cardBody}>
        <Stack space="xxsmall">
          <Heading level={2} id={id}>
            {name}
          </Heading>
          <Text size="small" tone="muted">
            {words.lead(lead)}
          </Text>
        </Stack>
        <Stack space="medium">
          <Text>{description}</Text>
          <ProgramSeats load={load} reader={reader} />
        </Stack>
        <Inline space="xsmall">
          <LinkButton size="small" href={href} aria-label={words.detailsOf(name)}>
            {words.details}
          </LinkButton>
          <LinkButton size="small" variant="quiet" href={participantsHref}>
            {words.participants}
          </LinkButton>
        </Inline>
      </div>
    </Card>
  );
}
