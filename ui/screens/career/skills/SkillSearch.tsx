import { useEffect, useRef } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { columns } from '../../layout.css.ts';
import { OccupationDepth } from './OccupationDepth.tsx';
import { OccupationList } from './OccupationList.tsx';
import { SkillReport } from './SkillReport.tsx';
import { SkillSources } from './SkillSources.tsx';
import { useWords } from '../../../language/useWords.ts';
import { skillTranslationWords } from '../SkillTranslation.words.ts';
import type { SkillSearchProps } from '../Career.types.ts';

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
              icon={SearchX}
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
