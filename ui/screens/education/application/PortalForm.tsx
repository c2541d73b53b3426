import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Steps } from '../../../components/Steps/Steps.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ApplicationSnapshot } from '../../applications/ApplicationSnapshot.tsx';
import { CollegeFields } from '../../applications/CollegeFields.tsx';
import { useFocusOnChange } from '../../system/parts/focus.ts';
import type { CommonApplicationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { commonApplicationWords } from '../CommonApplication.words.ts';
import { PortalSearch } from './PortalSearch.tsx';
import { PortalSummary } from './PortalSummary.tsx';
import { PortalUniversities } from './PortalUniversities.tsx';

/** The form's two steps: universities, then statement and goals. */
export function PortalForm({ view, send }: CommonApplicationProps) {
  const words = useWords(commonApplicationWords);
  const phrase = usePhrases();
  const { page, steps, step, canNext, canPrevious, canSubmit } = view;
  const isLast = page === 'statement';
  return (
    <Form
      focusField={view.tooLong[0] ?? null}
      attempt={view.attempt}
      onSubmit={() => send({ type: isLast ? 'form.submit' : 'step.next' })}
    >
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
      <Stack space="large" tabIndex={-1} ref={useFocusOnChange<HTMLElement>(page)}>
        <Steps label={words.stepsLabel} steps={steps.map((each) => words.steps[each])} current={step} />
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
      </Stack>
      <DialogFooter>
        {isLast ? (
          <Button type="submit" variant="primary" isDisabled={!canSubmit}>
            {words.submit}
          </Button>
        ) : (
          <Button type="submit" variant="primary" isDisabled={!canNext}>
            {words.next}
          </Button>
        )}
        <Button isDisabled={!canPrevious} onPress={() => send({ type: 'step.previous' })}>
          {words.previous}
        </Button>
        <Button variant="quiet" onPress={() => send({ type: 'dialog.close' })}>
          {words.cancel}
        </Button>
      </DialogFooter>
    </Form>
  );
}
