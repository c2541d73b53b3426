import type { CareerView } from '@vetsync/machines/career/career';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { fullDay } from '../system/parts/appointmentTime.ts';
import { careerWords } from './Career.words.ts';

/** Offers that wait for an answer. They are answered on the page of the application, where they are written out. */
export function CareerOffers({ view: { offers, reader } }: { view: CareerView }) {
  const words = useWords(careerWords).offers;
  return offers.map(({ id, title, organization, answerBy, isLate, href }) => (
    <Card key={id} as="section" aria-labelledby={`offer-${id}`}>
      <Stack space="small">
        <Stack as="hgroup" space="xxsmall">
          <Heading level={2} id={`offer-${id}`}>
            {words.title(title)}
          </Heading>
          <Text>{words.from(organization)}</Text>
        </Stack>
        {answerBy !== null && (
          <Text weight="strong">{words[isLate ? 'late' : 'by'](fullDay(answerBy, reader))}</Text>
        )}
        <div>
          <LinkButton variant="primary" href={href}>
            {words.open}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  ));
}
