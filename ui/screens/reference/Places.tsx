import type { Place } from '@vetsync/machines/reference/model';
import type { PlacesEvent, PlacesView } from '@vetsync/machines/reference/places';
import Phone from 'lucide-react/icons/phone';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { numberFormat } from '../format.ts';
import { columns } from '../layout.css.ts';
import { placesWords } from './Places.words.ts';
import { SourceList } from './parts/Sources.tsx';
import { deadlines as listStyle, place as placeStyle } from './Reference.css.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { dateText } from '../dates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { FoundCount } from '../system/lists/FoundCount.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';

export type PlacesProps = ScreenProps<PlacesView, PlacesEvent>;

/** Places of Veterans Affairs near a ZIP code, with phone, hours and the age of the list. */
export function Places({ view, send }: PlacesProps) {
  const words = useWords(placesWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: words.back, href: view.homeHref },
              { label: words.title, href: view.href },
            ]}
          />
        }
      />
      <div className={columns}>
        <Stack space="medium">
          <TextField
            label={words.zip}
            value={view.zip}
            inputMode="numeric"
            autoComplete="postal-code"
            onChange={(zip) => send({ type: 'zip.change', zip })}
          />
          <ToggleButtonGroup
            label={words.kind}
            isLabelHidden
            options={view.kinds.map((value) => ({ value, label: words.choices[value] }))}
            selectedKeys={[view.kind]}
            onSelectionChange={([kind]) => kind && send({ type: 'kind.choose', kind })}
          />
          <Found view={view} send={send} />
        </Stack>
        <SourceList sources={view.sources} />
      </div>
    </Stack>
  );
}

function Found({ view, send }: PlacesProps) {
  const words = useWords(placesWords);
  const official = <LinkButton href={view.locator}>{words.locator}</LinkButton>;
  switch (view.state) {
    case 'asking':
      return (
        <EmptyState drawing="place" title={words.asking.title}>
          {words.asking.text}
        </EmptyState>
      );
    case 'loading':
      return (
        <div aria-busy>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton lines={6} />
        </div>
      );
    case 'nothing':
    case 'unknown':
      return (
        <EmptyState drawing="place" title={words[view.state].title} action={official}>
          {words[view.state].text}
        </EmptyState>
      );
    case 'notImported':
      return (
        <EmptyState drawing="place" title={words.missing.title} action={official}>
          {words.missing.text}
          {view.isAdmin && (
            <Text size="small">
              {words.missing.admin} <Code>npm run data -- import FOLDER</Code>
            </Text>
          )}
        </EmptyState>
      );
    case 'failed':
      return (
        <LoadFailed
          announce="status"
          words={words.failed}
          failure={view.problem}
          onRetry={() => send({ type: 'list.retry' })}
        />
      );
    case 'shown':
      return (
        <Stack space="small">
          <FoundCount level={2} count={words.found(view.items.length)} />
          <ul className={listStyle}>
            {view.items.map((place) => (
              <PlaceItem key={`${place.kind} ${place.id}`} place={place} />
            ))}
          </ul>
          <div>{official}</div>
        </Stack>
      );
  }
}

function PlaceItem({ place }: { place: Place }) {
  const words = useWords(placesWords);
  const locale = useLocale();
  const { name, kind, street, city, state, zip, phone, miles, hours, timeZone, asOf } = place;
  const address = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const distance = numberFormat(locale.locale, { maximumFractionDigits: 1 }).format(miles);
  const days = Object.entries(words.days) as [keyof typeof words.days, string][];
  const known = days.some(([day]) => hours[day]);
  return (
    <li className={placeStyle}>
      <Stack space="xxsmall">
        <Text weight="strong" lang="en">
          {name}
        </Text>
        <Text size="small" tone="muted">
          {words.kinds[kind]} · {words.miles(distance)}
        </Text>
        <Text size="small" lang="en">
          {address}
        </Text>
        {phone && (
          <div>
            <LinkButton
              size="small"
              icon={Phone}
              href={`tel:${phone.replaceAll(/[^\d+]/g, '').slice(0, 10)}`}
            >
              {words.call(phone)}
            </LinkButton>
          </div>
        )}
        {known && (
          <Disclosure
            title={words.hours.title}
            hint={words.hours.zone(timeZone.replace(/^.*\//, '').replaceAll('_', ' '))}
          >
            <DescriptionList
              items={days.map(([day, label]) => ({ label, value: hoursOf(hours[day] ?? null, words.hours) }))}
            />
          </Disclosure>
        )}
        {asOf && (
          <Text size="caption" tone="muted">
            {words.asOf(asOf.length > 4 ? dateText(asOf, locale) : asOf)}
          </Text>
        )}
      </Stack>
    </li>
  );
}

/** `800AM-430PM` is `8:00 AM – 4:30 PM`. What can't be read is as the list has it. */
function hoursOf(hours: string | null, words: { always: string; none: string }): string {
  if (hours === null) return words.none;
  if (hours === '24/7') return words.always;
  return hours.replaceAll(/(\d{1,2})(\d{2})\s*([AP]M)/g, '$1:$2 $3').replace('-', ' – ');
}
