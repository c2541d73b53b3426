import type { Profile } from '@vetsync/machines/profile/model';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatUtcDay } from '../dates.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';

/** Dates of service and what else only the person sees. Nothing if none of it is filled in. */
export function ServiceFacts({ profile }: { profile: Profile }) {
  const words = useWords(profileWords).service;
  const locale = useLocale();
  const { serviceStart, separation, component, leaving, serviceCharacter } = profile;
  const items = [
    ['serviceStart', serviceStart && formatUtcDay(serviceStart, locale)],
    ['separation', separation && formatUtcDay(separation, locale)],
    ['component', component && words.components[component]],
    ['leaving', leaving && words.leavings[leaving]],
    ['serviceCharacter', serviceCharacter && words.characters[serviceCharacter]],
  ] as const;
  const filled = items.filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="service-facts">
      <Stack space="small">
        <div>
          <Heading level={2} id="service-facts">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.note}
          </Text>
        </div>
        <DescriptionList items={filled.map(([field, value]) => ({ label: words.fields[field], value }))} />
      </Stack>
    </Card>
  );
}
