import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { columns } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { CareerProgress } from './CareerProgress.tsx';
import { CareerResources } from './CareerResources.tsx';
import { DeadlineList } from '../education/application/Deadlines.tsx';
import { SentList } from '../applications/SentList.tsx';
import { ListingPanel } from '../marketplace/listings/ListingPanel.tsx';
import { SampleTranslations } from './skills/SampleTranslations.tsx';
import { TopMatches } from './skills/TopMatches.tsx';
import type { CareerProps, JobsProps } from './Career.types.ts';
import type { CareerView } from '@vetsync/machines/career/career';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { weekdayDate } from '../dates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** Offers that wait for an answer. They are answered on the page of the application, where they are written out. */
function CareerOffers({ view: { offers, intl } }: { view: CareerView }) {
  const words = useWords(careerWords).offers;
  const next = offers.find(({ isLate }) => !isLate) ?? offers[0];
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
          <Text weight="strong">{words[isLate ? 'late' : 'by'](weekdayDate(answerBy, intl))}</Text>
        )}
        <div>
          <LinkButton variant={id === next?.id ? 'primary' : 'secondary'} href={href}>
            {words.open}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  ));
}

export type { JobsProps } from './Career.types.ts';

type CareerOverviewProps = JobsProps & CareerProps;

/** The Career Translation Center (feature spec, section 2). */
export function CareerOverview({ view, jobs, send }: CareerOverviewProps) {
  const words = useWords(careerWords);
  const { applications, closing, intl } = view;
  return (
    <Stack space="large">
      <PageHead {...words.overview} tabs={<PageTabs words={words} links={view.links} current="overview" />} />
      <CareerOffers view={view} />
      {closing.length > 0 && (
        <Section title={words.closing}>
          <DeadlineList
            deadlines={closing}
            intl={intl}
            onSave={(deadlineId) => send({ type: 'deadline.save', deadlineId })}
          />
        </Section>
      )}
      <div className={columns}>
        <TopMatches view={view} jobs={jobs} />
        <Stack space="large">
          {applications.length > 0 && (
            <Section title={words.applications}>
              <SentList applications={applications} intl={intl} />
            </Section>
          )}
          <SampleTranslations view={view} withLink />
        </Stack>
      </div>
      <CareerResources links={view.links} />
      <CareerProgress view={view} />
      <ListingPanel {...jobs} />
    </Stack>
  );
}
