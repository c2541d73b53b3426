import { Anchor } from '../../../components/Link/Anchor.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { entry, entryLink, list } from '../../portal/PortalPage.css.ts';
import { listing } from './OverviewCards.css.ts';
import { organizationOverviewWords } from './OrganizationOverview.words.ts';
import type { OverviewCardsProps } from './OverviewCards.types.ts';

/** What most people apply for, each with a link to their applications. */
export function PopularListings({ cards: { popular, links }, role }: OverviewCardsProps) {
  const words = useWords(organizationOverviewWords);
  const write = usePhrases();
  const { title, all } = words.popular[role];
  const most = Math.max(1, ...popular.map(({ applications }) => applications));
  return (
    <Section title={title} action={links.listings && <Anchor href={links.listings}>{all}</Anchor>}>
      <ul className={list}>
        {popular.map(({ id, name, applications, taken, href }) => (
          <li key={id} className={entry}>
            <Stack space="xsmall">
              <div className={listing}>
                <Anchor className={entryLink} href={href}>
                  {name}
                </Anchor>
                <Text as="span" size="small" tone="muted" numeric>
                  {words.applied(applications)}, {write(taken)}
                </Text>
              </div>
              <ProgressBar
                label={name}
                value={applications}
                max={most}
                valueLabel={words.applied(applications)}
                size="small"
                isLabelHidden
              />
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
