import type { CivilianOccupation } from '@vetsync/machines/reference/model';
import type { LinkedOccupation, OccupationsView } from '@vetsync/machines/reference/occupations';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { numberFormat } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { Bullets } from '../marketplace/Bullets.tsx';
import { occupationsWords } from './Occupations.words.ts';
import { OccupationRows } from './parts/OccupationRows.tsx';
import { PayRange } from './parts/PayRange.tsx';
import { SourceMark } from './parts/Sources.tsx';
import { chips, facts } from './Reference.css.ts';

/** The usual education in the reader's language, with growth. */
export function useEducation() {
  const words = useWords(occupationsWords);
  const growth = useGrowth();
  return ({ education, growth: percent }: Pick<CivilianOccupation, 'education' | 'growth'>) =>
    [
      percent === null ? '' : growth(percent),
      words.education[education as keyof typeof words.education] ?? education ?? '',
    ]
      .filter(Boolean)
      .join(' · ');
}

function useGrowth() {
  const words = useWords(occupationsWords).fact;
  const { locale } = useLocale();
  return (percent: number) =>
    words.percent(
      numberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(percent),
    );
}

interface CivilianDepthProps {
  view: Pick<OccupationsView, 'sources' | 'skills' | 'tasks' | 'near' | 'depth'>;
  chosen: LinkedOccupation;
  /** Whether the page has a script, which copying needs. @default false */
  canCopy?: boolean;
}

/** What a civilian occupation is, its pay as a range, its outlook, what it asks for, and those near to it. */
export function CivilianDepth({ view, chosen, canCopy = false }: CivilianDepthProps) {
  const words = useWords(occupationsWords);
  const { locale } = useLocale();
  const growth = useGrowth();
  const { sources, skills, tasks, near, depth } = view;
  const { title, description, isCatchAll, wage, education, openings, isBright, growth: percent } = chosen;
  const outlook = [
    [words.fact.growth, percent === null ? null : growth(percent)],
    [words.fact.openings, openings === null ? null : numberFormat(locale).format(openings)],
    [
      words.fact.education,
      education && (words.education[education as keyof typeof words.education] ?? education),
    ],
  ] as const;
  const isGroup = near.some(({ reason }) => reason !== 'related');
  const noteOf = useEducation();
  return (
    <Stack space="large">
      <Card as="section" aria-labelledby="civilian">
        <Stack space="medium">
          <div>
            <Heading level={3} size="title" id="civilian" lang="en">
              {title}
            </Heading>
            {description && (
              <Text tone="muted">
                <span lang="en">{description}</span> <SourceMark of={['occupations']} sources={sources} />
              </Text>
            )}
          </div>
          {isCatchAll && <Text>{words.catchAll(near.length)}</Text>}
          <PayRange wage={wage} />
          {wage && (
            <Text size="small" tone="muted">
              {words.fact.pay} {wage.countedIn !== null && words.fact.counted}{' '}
              <SourceMark of={['wages']} sources={sources} />
            </Text>
          )}
          <dl className={facts}>
            {outlook.map(
              ([label, value]) =>
                value !== null && (
                  <div key={label}>
                    <Text as="dt" size="small" tone="muted">
                      {label} <SourceMark of={['projections']} sources={sources} />
                    </Text>
                    <Text as="dd" weight="strong" numeric>
                      {value}
                    </Text>
                  </div>
                ),
            )}
            {isBright && (
              <div>
                <Text as="dt" size="small" tone="muted">
                  {words.fact.outlook} <SourceMark of={['bright-outlook']} sources={sources} />
                </Text>
                <Text as="dd">
                  <Badge tone="positive">{words.fact.bright}</Badge>
                </Text>
              </div>
            )}
          </dl>
          <div>
            <LinkButton href={chosen.jobsHref}>{words.jobs(title)}</LinkButton>
          </div>
        </Stack>
      </Card>
      {depth === 'loading' && <Skeleton lines={4} />}
      {skills.length > 0 && (
        <Section title={words.skills.title} level={3}>
          <Stack space="small">
            <Text size="small" tone="muted">
              {words.skills.text} <SourceMark of={['skills']} sources={sources} />
            </Text>
            <ul className={chips} lang="en">
              {skills.map((skill) => (
                <li key={skill}>
                  <Badge>{skill}</Badge>
                </li>
              ))}
            </ul>
          </Stack>
        </Section>
      )}
      {tasks.length > 0 && (
        <Section
          title={words.resume.title}
          level={3}
          action={
            canCopy && (
              <CopyButton
                size="small"
                text={[...tasks, ...(skills.length > 0 ? [words.resume.skills(skills)] : [])].join('\n')}
              >
                {words.resume.copy}
              </CopyButton>
            )
          }
        >
          <Stack space="small">
            <Text size="small" tone="muted">
              {words.resume.text} <SourceMark of={['tasks']} sources={sources} />
            </Text>
            <div lang="en">
              <Bullets items={tasks} />
            </div>
          </Stack>
        </Section>
      )}
      {near.length > 0 && (
        <Section title={isGroup ? words.near.group : words.near.related} level={3}>
          <Stack space="small">
            <OccupationRows
              label={isGroup ? words.near.group : words.near.related}
              items={near}
              note={(one) =>
                [isGroup && words.near.reasons[one.reason], noteOf(one)].filter(Boolean).join(' · ')
              }
            />
            <Text size="small" tone="muted">
              {words.fact.pay}{' '}
              <SourceMark of={['related-occupations', 'wages', 'projections']} sources={sources} />
            </Text>
          </Stack>
        </Section>
      )}
    </Stack>
  );
}
