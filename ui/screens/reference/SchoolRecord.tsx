import type { FactSource } from '@vetsync/machines/reference/model';
import type { OpenSchool } from '@vetsync/machines/reference/schools';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { numberFormat } from '../format.ts';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { facts } from './Reference.css.ts';
import { SchoolFigures } from './SchoolFigures.tsx';
import { SchoolMoneySection } from './SchoolMoneySection.tsx';
import { schoolsWords } from './Schools.words.ts';
import { SchoolCautions } from './parts/SchoolCautions.tsx';
import { schoolTool, useSchoolKind } from './parts/schools.ts';
import { SourceMark } from './parts/Sources.tsx';

interface SchoolRecordProps {
  open: OpenSchool;
  sources: readonly FactSource[];
  /** Of the school's name. Its sections are one below. */
  level: 1 | 2;
  /** Whether it takes the focus, because it was opened from a list on the same page. @default false */
  isArrival?: boolean;
}

/** A school with what the GI Bill pays there, and where each figure is from. */
export function SchoolRecord({ open, sources, level, isArrival = false }: SchoolRecordProps) {
  const words = useWords(schoolsWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { locale } = useLocale();
  const kindOf = useSchoolKind();
  const below = level === 1 ? 2 : 3;
  const { school, programsHref, facilityCode } = open;
  const { name, city, state, website, veteransPage, miles } = school;
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <Stack space="large" as="section" aria-labelledby="school">
      <Stack space="xsmall">
        <Heading level={level} size="title" id="school" lang="en" ref={isArrival ? heading : undefined}>
          {name}
        </Heading>
        <Text tone="muted">
          <span lang="en">{place}</span>
          {miles !== null &&
            ` · ${words.miles(numberFormat(locale, { maximumFractionDigits: 1 }).format(miles))}`}
          {kindOf(school) && ` · ${kindOf(school)}`} <SourceMark of={['schools']} sources={sources} />
        </Text>
        {facilityCode && (
          <Text size="small" tone="muted">
            {words.code(facilityCode)} <SourceMark of={['facility-codes']} sources={sources} />
          </Text>
        )}
        <div className={facts}>
          {website && <Anchor href={website}>{words.website}</Anchor>}
          {veteransPage && <Anchor href={veteransPage}>{words.veteransPage}</Anchor>}
          <Anchor href={programsHref}>{words.programs}</Anchor>
          <Anchor href={schoolTool}>{words.tool}</Anchor>
        </div>
      </Stack>
      <SchoolCautions open={open} sources={sources} />
      <SchoolMoneySection open={open} sources={sources} level={below} />
      <div>
        <LinkButton href={open.planHref}>{words.pays.plan}</LinkButton>
      </div>
      <SchoolFigures open={open} sources={sources} level={below} />
    </Stack>
  );
}
