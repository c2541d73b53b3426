import type { OpenSchool } from '@vetsync/machines/reference/schools';
import SearchX from 'lucide-react/icons/search-x';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { numberFormat } from '../format.ts';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import '../system/System.phrases.ts';
import { facts } from './Reference.css.ts';
import { SchoolFigures } from './SchoolFigures.tsx';
import { SchoolMoneySection } from './SchoolMoneySection.tsx';
import type { SchoolsProps } from './Schools.types.ts';
import { schoolsWords } from './Schools.words.ts';
import { NotImported } from './parts/NotImported.tsx';
import { SchoolCautions } from './parts/SchoolCautions.tsx';
import { schoolTool, useSchoolKind } from './parts/schools.ts';
import { SourceMark } from './parts/Sources.tsx';

/** The school that the URL names. */
export function SchoolPage({ view, send }: SchoolsProps) {
  const words = useWords(schoolsWords);
  return (
    <Stack space="medium">
      <div>
        <Anchor href={view.backHref}>{words.back}</Anchor>
      </div>
      <Content view={view} send={send} />
    </Stack>
  );
}

function Content({ view, send }: SchoolsProps) {
  const words = useWords(schoolsWords);
  const write = usePhrases();
  switch (view.page) {
    case 'closed':
      return null;
    case 'loading':
      return (
        <Card aria-busy>
          <Skeleton size="title" shape="figure" />
          <Skeleton lines={6} />
        </Card>
      );
    case 'missing':
      return (
        <EmptyState icon={SearchX} title={words.missing.title}>
          {words.missing.text}
        </EmptyState>
      );
    case 'notImported':
      return (
        <NotImported isAdmin={view.isAdmin} level={2} official={{ href: schoolTool, label: words.tool }} />
      );
    case 'failed':
      return (
        <ErrorState
          announce="status"
          title={words.failed.title}
          action={<Button onPress={() => send({ type: 'page.retry' })}>{words.failed.retry}</Button>}
        >
          {write(view.problem)}
        </ErrorState>
      );
    case 'open':
      return view.school && <Opened view={view} open={view.school} />;
  }
}

function Opened({ view, open }: Pick<SchoolsProps, 'view'> & { open: OpenSchool }) {
  const words = useWords(schoolsWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { locale } = useLocale();
  const kindOf = useSchoolKind();
  const { school, programsHref, facilityCode } = open;
  const { name, city, state, website, veteransPage, miles } = school;
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <Stack space="large" as="section" aria-labelledby="school">
      <Stack space="xsmall">
        <Heading level={2} size="title" id="school" lang="en" ref={heading}>
          {name}
        </Heading>
        <Text tone="muted">
          <span lang="en">{place}</span>
          {miles !== null &&
            ` · ${words.miles(numberFormat(locale, { maximumFractionDigits: 1 }).format(miles))}`}
          {kindOf(school) && ` · ${kindOf(school)}`} <SourceMark of={['schools']} sources={view.sources} />
        </Text>
        {facilityCode && (
          <Text size="small" tone="muted">
            {words.code(facilityCode)} <SourceMark of={['facility-codes']} sources={view.sources} />
          </Text>
        )}
        <div className={facts}>
          {website && <Anchor href={website}>{words.website}</Anchor>}
          {veteransPage && <Anchor href={veteransPage}>{words.veteransPage}</Anchor>}
          <Anchor href={programsHref}>{words.programs}</Anchor>
          <Anchor href={schoolTool}>{words.tool}</Anchor>
        </div>
      </Stack>
      <SchoolCautions open={open} sources={view.sources} />
      <SchoolMoneySection open={open} sources={view.sources} />
      <div>
        <LinkButton href={open.planHref}>{words.pays.plan}</LinkButton>
      </div>
      <SchoolFigures open={open} sources={view.sources} />
    </Stack>
  );
}
