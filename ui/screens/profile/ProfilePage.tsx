import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { beside, columns, missing, missingLink } from './Profile.css.ts';
import type { ProfileProps } from './Profile.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { hasSections, ProfileSections } from './ProfileSections.tsx';
import type { Profile } from '@vetsync/machines/profile/model';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { ProfileEditorView } from '@vetsync/machines/profile/profileEditor';
import Plus from 'lucide-react/icons/plus';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { dateText } from '../dates.ts';

/** How many of the eight profile items are complete, with a link to each missing one. */
function Completion({ completion }: Pick<ProfileEditorView, 'completion'>) {
  const words = useWords(profileWords).completion;
  const { percent, done, of, missing: items } = completion;
  return (
    <Card as="section" aria-labelledby="completion">
      <Stack space="small">
        <Heading level={2} id="completion">
          {words.title}
        </Heading>
        <ProgressBar
          label={words.label}
          isLabelHidden
          value={done}
          max={of}
          valueLabel={words.figure(percent, done, of)}
        />
        <Text size="small" numeric>
          {words.figure(percent, done, of)}
        </Text>
        {items.length === 0 ? (
          <Text size="small">{words.complete}</Text>
        ) : (
          <Stack space="xxsmall">
            <Text weight="medium">{words.missing}</Text>
            <ul className={missing}>
              {items.map(({ item, href }) => (
                <li key={item}>
                  <Anchor className={missingLink} href={href}>
                    <Icon of={Plus} size="small" />
                    {words.items[item]}
                  </Anchor>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** Dates of service and what else only the person sees. Nothing if none of it is filled in. */
function ServiceFacts({ profile }: { profile: Profile }) {
  const words = useWords(profileWords).service;
  const locale = useLocale();
  const { serviceStart, separation, component, leaving, serviceCharacter } = profile;
  const items = [
    ['serviceStart', serviceStart && dateText(serviceStart, locale)],
    ['separation', separation && dateText(separation, locale)],
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

/** The saved profile. */
export function ProfilePage({ view, send, veteranVerified }: ProfileProps) {
  const words = useWords(profileWords);
  return (
    <Stack space="large">
      {view.state === 'saved' && (
        <Banner tone="positive" announce="status">
          {words.saved}
        </Banner>
      )}
      {view.draftWaiting && (
        <Banner
          tone="caution"
          action={
            <PlainButton size="small" onPress={() => send({ type: 'edit.start' })}>
              {words.continue}
            </PlainButton>
          }
        >
          {words.draftWaiting}
        </Banner>
      )}
      <ProfileHeader view={view} send={send} veteranVerified={veteranVerified} />
      <div className={columns}>
        <div className={beside}>
          <Stack space="medium">
            <Completion completion={view.completion} />
            <ServiceFacts profile={view.profile} />
          </Stack>
        </div>
        {hasSections(view.profile) ? (
          <ProfileSections profile={view.profile} />
        ) : (
          <EmptyState
            drawing="people"
            title={words.empty.title}
            level={2}
            action={<Button onPress={() => send({ type: 'edit.start' })}>{words.empty.action}</Button>}
          >
            {words.empty.text}
          </EmptyState>
        )}
      </div>
    </Stack>
  );
}
