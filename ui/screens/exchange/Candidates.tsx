import '../recruiter/Recruiter.phrases.ts';
import '../reviews/Reviews.phrases.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { CandidatesProps, CompareProps } from './Candidates.types.ts';
import { candidatesWords } from './Candidates.words.ts';
import X from 'lucide-react/icons/x';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { tray } from '../system/compare/Compare.css.ts';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { names } from './candidates/Candidates.css.ts';
import { CandidateTable } from './candidates/CandidateTable.tsx';
import type { Translation } from '../../language/translate.ts';
import { compareWords } from '../recruiter/Recruiter.words.ts';

/** Text about the selection: how many are missing, or that it is full. */
function messageOf(
  words: Translation<typeof compareWords>,
  { compared, canAdd, canCompare, comparedMax: max }: CompareProps['view'],
): string {
  if (compared.length === 0) return words.nobody(max);
  if (!canAdd) return words.full(max);
  return canCompare ? words.chosen(compared.length) : words.more;
}

/** Candidates selected for comparison, visible while the list scrolls. */
function CompareChoice({ view, send }: CompareProps) {
  const words = useWords(compareWords);
  const { compared, canCompare } = view;
  const isNobody = compared.length === 0;
  const chosen = compared.map(({ id }) => id).join(',');
  // Removing a candidate also removes the button that was pressed, so the focus would be lost.
  const container = useFocusOnChange<HTMLDivElement>(chosen, { ifLost: true });
  return (
    <section className={isNobody ? undefined : tray} aria-label={words.tray}>
      <Stack space="xsmall" minWidth={0}>
        <div ref={container} tabIndex={-1}>
          <output>
            <Text as="span" weight={isNobody ? 'regular' : 'medium'} tone={isNobody ? 'muted' : 'inherit'}>
              {messageOf(words, view)}
            </Text>
          </output>
        </div>
        {!isNobody && (
          <ul className={names}>
            {compared.map(({ id, name }) => (
              <li key={id}>
                <Button
                  size="small"
                  icon={X}
                  aria-label={words.removeOf(name)}
                  onPress={() => send({ type: 'compare.remove', candidateId: id })}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {!isNobody && (
        <Inline space="small">
          <Button variant="primary" isDisabled={!canCompare} onPress={() => send({ type: 'compare.open' })}>
            {words.open}
          </Button>
          <Button onPress={() => send({ type: 'compare.clear' })}>{words.clear}</Button>
        </Inline>
      )}
    </section>
  );
}

export type { CandidatesProps } from './Candidates.types.ts';

/** Candidates to browse, and to choose from. `CandidateDialogs` are what is open over them. */
export function Candidates(props: CandidatesProps) {
  const words = useWords(candidatesWords);
  const write = usePhrases();
  const { view, send, title } = props;
  const { state, failure, isRoleMissing } = view;
  if (state === 'missing') return <OrganizationMissing former={view.organization} />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'notAllowed')
    return (
      <Stack space="large">
        <PageHead title={title} />
        <EmptyState drawing="locked" level={2} title={words.notAllowed.title}>
          {isRoleMissing ? words.notAllowed.role : words.notAllowed.status}
        </EmptyState>
      </Stack>
    );
  return (
    <Stack space="large">
      <PageHead title={title} subtitle={write(view.lead)} />
      <Open {...props} />
    </Stack>
  );
}

function Open({ view, send }: CandidatesProps) {
  const words = useWords(candidatesWords);
  const { list, live, failure, table } = view;
  if (list === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (list === 'failed')
    return (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={2}
        onRetry={() => send({ type: 'list.retry' })}
      />
    );
  return (
    <>
      {live === 'waiting' && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      <CandidateTable view={table} send={send} />
      {list === 'pageFailed' && (
        <Banner tone="critical" announce="alert">
          {words.moreFailed}
        </Banner>
      )}
      {table.isPartial && (
        <div>
          <Button isPending={list === 'loadingMore'} onPress={() => send({ type: 'list.more' })}>
            {words.more}
          </Button>
        </div>
      )}
      <CompareChoice view={view} send={send} />
    </>
  );
}
