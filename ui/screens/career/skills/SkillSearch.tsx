import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { columns, bullets } from '../../layout.css.ts';
import { SkillReport } from './SkillReport.tsx';
import { useWords } from '../../../language/useWords.ts';
import { skillTranslationWords } from '../SkillTranslation.words.ts';
import type { SkillSearchProps } from '../Career.types.ts';
import type {
  SkillTranslationView,
  OccupationView,
  SkillTranslationEvent,
} from '@vetsync/machines/career/skillTranslation';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { dateText } from '../../dates.ts';
import { FoundCount } from '../../system/lists/FoundCount.tsx';

interface OccupationDepthProps {
  occupation: OccupationView;
  heading: Ref<HTMLHeadingElement>;
  send: (event: SkillTranslationEvent) => void;
}

/** One military occupation, the civilian ones near to it, who says so, and a button to report a wrong match. */
function OccupationDepth({ occupation, heading, send }: OccupationDepthProps) {
  const words = useWords(skillTranslationWords);
  const { id, label, title, civilian, isReported } = occupation;
  return (
    <Card as="section" aria-labelledby="occupation">
      <Stack space="medium">
        <div>
          <Text as="div" tone="muted" lang="en">
            {label}
          </Text>
          <Heading level={3} size="title" id="occupation" ref={heading} tabIndex={-1} lang="en">
            {title}
          </Heading>
        </div>
        <Stack space="xsmall">
          <Text weight="medium">{words.near}</Text>
          <RowList aria-label={words.near}>
            {civilian.map(({ code, title: name, href }) => (
              <Row key={code} title={<span lang="en">{name}</span>} href={href} detail={words.opens(code)} />
            ))}
          </RowList>
        </Stack>
        <Text size="small" tone="muted">
          <Text as="strong" size="small" weight="medium">
            {words.judgment.title}.
          </Text>{' '}
          {words.judgment.text}
        </Text>
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Button
            size="small"
            aria-label={words.reportAbout(label)}
            onPress={() => send({ type: 'report.open', occupationId: id })}
          >
            {words.report}
          </Button>
          {isReported && <Badge tone="info">{words.reported}</Badge>}
        </Inline>
      </Stack>
    </Card>
  );
}

interface OccupationListProps extends SkillSearchProps {
  onChoose: (occupationId: string) => void;
}

/** The occupations found, best first. A press shows one in depth. */
function OccupationList({ view, send, onChoose }: OccupationListProps) {
  const words = useWords(skillTranslationWords);
  return (
    <Stack space="small">
      <FoundCount
        level={3}
        count={words.found(view.count)}
        clear={
          view.hasFilters &&
          view.count > 0 && { label: words.clear, onClear: () => send({ type: 'filters.clear' }) }
        }
      />
      {view.count > 1 && (
        <RowList>
          {view.listed.map(({ id, label, title }) => (
            <Row
              key={id}
              title={<span lang="en">{title}</span>}
              detail={<span lang="en">{label}</span>}
              isCurrent={id === view.chosen?.id}
              onPress={() => onChoose(id)}
            />
          ))}
        </RowList>
      )}
      {view.more > 0 && (
        <Button width="full" onPress={() => send({ type: 'list.more' })}>
          {words.more(view.more)}
        </Button>
      )}
    </Stack>
  );
}

interface SkillSourcesProps {
  view: SkillTranslationView;
  onMissing: () => void;
}

/** Sources of the titles and of the matches, and a way to tell what is missing. */
function SkillSources({ view, onMissing }: SkillSourcesProps) {
  const words = useWords(skillTranslationWords);
  return (
    <Stack space="small">
      <div>
        <Button size="small" onPress={onMissing}>
          {words.judgment.missing}
        </Button>
      </div>
      <Disclosure title={words.sources(dateText(view.sourceDate, useLocale()))}>
        <ul className={bullets}>
          {view.sources.map(({ name, href }) => (
            <li key={name}>
              <Text as="span" size="small">
                <Anchor href={href} lang="en">
                  {name}
                </Anchor>
              </Text>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Stack>
  );
}

export type { SkillSearchProps } from '../Career.types.ts';

/** Search of military occupations by code or title. One result is shown in depth, the others are a list. */
export function SkillSearch({ view, send }: SkillSearchProps) {
  const words = useWords(skillTranslationWords);
  const { chosen } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  // A press on a row leads to the occupation, which stands above the list on a phone.
  const pressed = useRef<string>(null);
  useEffect(() => {
    if (pressed.current === null || pressed.current !== chosen?.id) return;
    pressed.current = null;
    heading.current?.focus();
  }, [chosen?.id]);
  const choose = (occupationId: string) => {
    if (occupationId === chosen?.id) return heading.current?.focus();
    pressed.current = occupationId;
    send({ type: 'occupation.choose', occupationId });
  };
  const reportMissing = () => send({ type: 'report.open', occupationId: null });
  return (
    <section aria-labelledby="skill-search">
      <Stack space="large">
        <Stack space="medium">
          <div>
            <Heading level={2} id="skill-search">
              {words.title}
            </Heading>
            <Text tone="muted">{words.text(view.total)}</Text>
          </div>
          <SearchField
            label={words.search}
            placeholder={words.placeholder}
            value={view.filters.q}
            onChange={(value) => send({ type: 'filter.change', filter: 'q', value })}
          />
          <ToggleButtonGroup
            label={words.branch}
            isLabelHidden
            options={view.branches.map((value) => ({ value, label: words.branches[value] }))}
            selectedKeys={[view.filters.branch]}
            onSelectionChange={([value]) => value && send({ type: 'filter.change', filter: 'branch', value })}
          />
        </Stack>
        <div className={columns}>
          {chosen ? (
            <OccupationDepth occupation={chosen} heading={heading} send={send} />
          ) : (
            <EmptyState
              drawing="search"
              level={3}
              title={words.none.title}
              action={
                <Inline space="small">
                  <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>
                  <Button onPress={reportMissing}>{words.none.action}</Button>
                </Inline>
              }
            >
              {words.none.text}
            </EmptyState>
          )}
          <Stack space="medium">
            <OccupationList view={view} send={send} onChoose={choose} />
            <SkillSources view={view} onMissing={reportMissing} />
          </Stack>
        </div>
      </Stack>
      <SkillReport view={view} send={send} />
    </section>
  );
}
