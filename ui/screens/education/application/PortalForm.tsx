import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Stepper } from '../../../components/Stepper/Stepper.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ApplicationSnapshot } from '../../applications/ApplicationSnapshot.tsx';
import { CollegeFields } from '../../applications/CollegeFields.tsx';
import type { CommonApplicationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { commonApplicationWords } from '../CommonApplication.words.ts';
import type {
  PortalSearch as Search,
  CommonApplicationView,
} from '@vetsync/machines/applications/commonApplication';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import type { PortalProgram } from '@vetsync/machines/education/model';
import { Box } from '../../../components/Box/Box.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { fieldset, legend } from '../../applications/ApplicationDialog.css.ts';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Translation } from '../../../language/translate.ts';
import { entry } from '../../layout.css.ts';
import { PortalMore } from './PortalMore.tsx';
import { wholeDollars } from '../../format.ts';

type Facts = Pick<PortalProgram, 'program' | 'location' | 'tuitionCost' | 'giBillCoverage'>;

const factsOf = (
  words: Translation<typeof commonApplicationWords>,
  { program, location, tuitionCost = 0, giBillCoverage = 0 }: Facts,
  locale: string,
) =>
  `${program}. ${location}, ${words.tuition(wholeDollars(tuitionCost, { locale }))}, GI Bill ${giBillCoverage}%`;

/** Step 1. The label says "up to 5", but more can be selected (feature spec, section 5). */
function PortalUniversities({ view, send }: CommonApplicationProps) {
  const words = useWords(commonApplicationWords);
  const { locale } = useLocale();
  const { universities, chosen, recommended, search, max } = view;
  const chooseFirst = search ? words.chooseFirstProgram : words.chooseFirst;
  const countOf = search ? words.chosenPrograms : words.chosen;
  const isFull = max !== null && chosen.length >= max;
  const helpOf = (one: Facts & { name: string; hasApplied: boolean }) => {
    if (one.hasApplied) return words.applied(search ? one.name : one.program);
    return search ? words.at(one.name, one.location) : factsOf(words, one, locale);
  };
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>{max === null ? words.choose(recommended) : words.chooseUpTo(max)}</legend>
      <Stack space="medium">
        <Box as="ul" listStyle="none">
          {universities.map(({ id, name, isChosen, hasApplied, ...university }) => (
            <li key={id} className={entry}>
              <Checkbox
                isSelected={isChosen}
                isDisabled={hasApplied || (isFull && !isChosen)}
                help={helpOf({ name, hasApplied, ...university })}
                onChange={() => send({ type: 'program.toggle', programId: id })}
              >
                {search ? university.program : name}
              </Checkbox>
            </li>
          ))}
        </Box>
        {search && <PortalMore search={search} foundSome={universities.length > 0} send={send} />}
        <div aria-live="polite">
          <Text size="small" tone="muted">
            {chosen.length === 0 ? chooseFirst : countOf(chosen.length)}
            {!search && chosen.length > recommended && `. ${words.beyond(recommended)}`}
            {isFull && `. ${words.mostReached(max)}`}
          </Text>
        </div>
      </Stack>
    </fieldset>
  );
}

/** What is sent to whom, the cost and the processing time (feature spec, section 9). */
function PortalSummary({ view }: { view: CommonApplicationView }) {
  const allWords = useWords(commonApplicationWords);
  const words = allWords.summary;
  const { chosen, processingDays } = view;
  return (
    <Stack as="section" space="small" aria-labelledby="portal-summary">
      <Heading level={3} id="portal-summary">
        {words.title}
      </Heading>
      <DescriptionList
        items={[
          {
            label: words.universities,
            value: processingDays
              ? chosen.map(({ name }) => name).join(', ')
              : chosen.map(({ program, name }) => allWords.one(program, name)).join('; '),
          },
          ...(processingDays
            ? [
                { label: words.fee, value: words.waived },
                { label: words.time, value: words.days(processingDays) },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}

interface PortalSearchProps extends Pick<CommonApplicationProps, 'send'> {
  search: Search;
}

/** Finds programs of all schools. What is chosen stays chosen. */
function PortalSearch({ search, send }: PortalSearchProps) {
  const words = useWords(commonApplicationWords);
  return (
    <SearchField label={words.search} value={search.q} onChange={(q) => send({ type: 'search.change', q })} />
  );
}

/** The form's two steps: universities, then statement and goals. */
export function PortalForm({ view, send }: CommonApplicationProps) {
  const words = useWords(commonApplicationWords);
  const phrase = usePhrases();
  const { page, steps, step, canNext, canSubmit } = view;
  const isLast = page === 'statement';
  const notice = (
    <>
      {view.restored && (
        <Banner
          announce="status"
          action={
            <Button size="small" onPress={() => send({ type: 'draft.startOver' })}>
              {words.restored.startOver}
            </Button>
          }
        >
          {words.restored.text}
        </Banner>
      )}
      {view.problem !== null && (
        <Banner tone="critical" announce="alert">
          {words.notSent} {phrase(view.problem)}
        </Banner>
      )}
    </>
  );
  return (
    <Stepper
      label={words.stepsLabel}
      steps={steps.map((each) => words.steps[each])}
      current={step}
      canContinue={isLast ? canSubmit : canNext}
      nextLabel={words.next}
      backLabel={words.previous}
      finishLabel={words.submit}
      focusField={view.tooLong[0] ?? null}
      attempt={view.attempt}
      notice={notice}
      onChange={(next) => send({ type: next > step ? 'step.next' : 'step.previous' })}
      onFinish={() => send({ type: 'form.submit' })}
      buttonRow={DialogFooter}
      actions={
        <Button variant="quiet" onPress={() => send({ type: 'dialog.close' })}>
          {words.cancel}
        </Button>
      }
    >
      {isLast ? (
        <>
          <CollegeFields view={view.college} refused={view.tooLong} send={send} />
          {view.snapshot && (
            <ApplicationSnapshot
              name={view.name}
              parts={view.snapshot}
              organization={words.eachSchool}
              send={send}
            />
          )}
          <PortalSummary view={view} />
        </>
      ) : (
        <>
          {view.search && <PortalSearch search={view.search} send={send} />}
          <PortalUniversities view={view} send={send} />
        </>
      )}
    </Stepper>
  );
}
