import type { PublicOccupationView } from '@vetsync/machines/reference/model';
import Check from 'lucide-react/icons/check';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { columns } from '../../layout.css.ts';
import { CivilianDepth, useEducation } from '../CivilianDepth.tsx';
import { occupationsWords } from '../Occupations.words.ts';
import { OccupationRows } from '../parts/OccupationRows.tsx';
import { SourceList, SourceMark } from '../parts/Sources.tsx';
import { lookupsWords } from './Lookups.words.ts';
import { PageHead } from '../../system/parts/PageHead.tsx';

interface PublicOccupationProps {
  view: PublicOccupationView;
  /** Signs in, and opens the same inside of the platform. */
  signInHref: string;
}

/** What a military occupation leads to, for everyone. */
export function PublicOccupation({ view, signInHref }: PublicOccupationProps) {
  const allWords = useWords(lookupsWords);
  const words = allWords.occupation;
  const sharedWords = useWords(occupationsWords);
  const education = useEducation();
  const { code, title, branchName, otherTitles, leadsTo, civilian, chosen, sources, jobsHref } = view;
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <PageHead
          title={words.title(code, title)}
          subtitle={
            <>
              {words.lead(code)} · <span lang="en">{branchName}</span>
            </>
          }
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: words.all, href: view.searchHref },
                { label: code, href: '#occupation' },
              ]}
            />
          }
          lang="en"
          id="occupation"
        />
        {otherTitles.length > 0 && (
          <Text size="small" tone="muted" lang="en">
            {sharedWords.also(otherTitles)}
          </Text>
        )}
      </Stack>
      <div className={columns}>
        <Stack space="large">
          {leadsTo === 'civilian' ? (
            <Section title={sharedWords.leads.choose}>
              <Text tone="muted">
                {sharedWords.leads.civilian(code, civilian.length)}{' '}
                <SourceMark of={['military-crosswalk']} sources={sources} />
              </Text>
              <OccupationRows label={sharedWords.leads.choose} items={civilian} note={education} />
              <div>
                <LinkButton href={jobsHref}>{sharedWords.jobsOf(code)}</LinkButton>
              </div>
            </Section>
          ) : (
            <Deeds view={view} leadsTo={leadsTo} />
          )}
          {chosen && <CivilianDepth view={view} chosen={chosen} />}
        </Stack>
        <Stack space="large">
          <Section title={words.save}>
            <Stack space="small" align="flex-start">
              <Text tone="muted">{words.saveText}</Text>
              <LinkButton href={signInHref} variant="primary">
                {allWords.save}
              </LinkButton>
            </Stack>
          </Section>
          <SourceList sources={sources} />
        </Stack>
      </div>
    </Stack>
  );
}

interface DeedsProps {
  view: PublicOccupationView;
  leadsTo: 'military' | 'none';
}

/** Where a code leads to no civilian occupation: links say what the person did. */
function Deeds({ view, leadsTo }: DeedsProps) {
  const words = useWords(occupationsWords);
  const education = useEducation();
  const { code, deeds, fitting, sources } = view;
  const lead = words.leads[leadsTo];
  return (
    <Stack space="large">
      <Banner title={lead.title(code)}>
        {lead.text} <SourceMark of={['military-crosswalk']} sources={sources} />
      </Banner>
      <Section title={words.deeds.title}>
        <Inline as="ul" space="xsmall">
          {deeds.map(({ deed, isChosen, href }) => (
            <li key={deed}>
              <LinkButton
                href={href}
                size="small"
                icon={isChosen ? Check : undefined}
                aria-current={isChosen || undefined}
              >
                {words.deeds.names[deed]}
              </LinkButton>
            </li>
          ))}
        </Inline>
      </Section>
      {fitting.length > 0 && (
        <Section title={words.deeds.fitting}>
          <OccupationRows
            label={words.deeds.fitting}
            items={fitting}
            note={(one) =>
              [...one.deeds.map((deed) => words.deeds.names[deed]), education(one)]
                .filter(Boolean)
                .join(' · ')
            }
          />
          <Text size="small" tone="muted">
            {words.deeds.judgment} <SourceMark of={['wages']} sources={sources} />
          </Text>
        </Section>
      )}
    </Stack>
  );
}
