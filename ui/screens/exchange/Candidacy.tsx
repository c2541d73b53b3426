import '../system/System.phrases.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { AccountSection } from '../account/AccountSection.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { candidacyWords } from './Candidacy.words.ts';
import { CandidateShown } from './received/CandidateShown.tsx';
import type { CandidacyProps } from './access/Sharing.types.ts';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { fieldset, legend } from '../applications/ApplicationDialog.css.ts';
import { receivedApplicationWords } from './ReceivedApplications.words.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';

/** Joins, updates or leaves, and says what came of it once it is stored. */
function CandidacyActions({ view, send }: CandidacyProps) {
  const words = useWords(candidacyWords);
  const { isFound, isChanged, parts, canSubmit, busy, result, failure } = view;
  return (
    <>
      {result && (
        <Banner tone="positive" announce="status">
          {words.results[result]}
        </Banner>
      )}
      <FormFailure announce="alert" view={{ failure }} title={words.notSaved} />
      <Inline space="small">
        {/* With an empty profile, there is nothing to show yet. */}
        {parts.length > 0 && (isChanged || busy === 'joining') && (
          <Button
            variant="primary"
            isPending={busy === 'joining'}
            isDisabled={!canSubmit && busy === null}
            onPress={() => send({ type: 'form.submit' })}
          >
            {busy === 'joining' ? words.saving : isFound ? words.update : words.join}
          </Button>
        )}
        {isFound && (
          <Button
            isPending={busy === 'leaving'}
            isDisabled={busy === 'joining'}
            onPress={() => send({ type: 'pool.leave' })}
          >
            {busy === 'leaving' ? words.leaving : words.leave}
          </Button>
        )}
      </Inline>
    </>
  );
}

/** The headline, and a switch for each part of the profile. */
function CandidacyForm({ view, send }: CandidacyProps) {
  const words = useWords(candidacyWords);
  const names = useWords(receivedApplicationWords).parts;
  const { headline, headlineMax, isTooLong, parts, busy } = view;
  return (
    <Stack space="medium">
      <TextField
        name="headline"
        label={words.headline.label}
        help={words.headline.help}
        isRequired={false}
        limit={headlineMax}
        error={isTooLong ? words.tooLong : undefined}
        isReadOnly={busy !== null}
        value={headline}
        onChange={(text) => send({ type: 'headline.change', headline: text })}
      />
      <fieldset className={fieldset}>
        <legend className={legend}>{words.parts.title}</legend>
        <Stack space="small">
          <Text size="small" tone="muted">
            {words.parts.help}
          </Text>
          {parts.map(({ part, isSent }) => (
            <Switch
              key={part}
              isSelected={isSent}
              isReadOnly={busy !== null}
              onChange={() => send({ type: 'part.toggle', part })}
            >
              {names[part]}
            </Switch>
          ))}
        </Stack>
      </fieldset>
    </Stack>
  );
}

export type { CandidacyProps } from './access/Sharing.types.ts';

/** Whether organizations find a person, and what they see: chosen part by part, and read before it is shown. */
export function Candidacy({ view, send }: CandidacyProps) {
  const words = useWords(candidacyWords);
  const { state, isFound, isChanged, parts, preview, failure } = view;
  if (state === 'failed')
    return <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack space="large">
      <AccountSection
        title={words.title}
        state={
          <Badge tone={isFound ? 'positive' : 'neutral'}>
            {isFound ? words.state.found : words.state.notFound}
          </Badge>
        }
        text={words.text}
      >
        <Text>{words.steps}</Text>
        <div>
          <LinkButton variant="quiet" href={view.accessHref}>
            {words.looked}
          </LinkButton>
        </div>
        {parts.length === 0 ? (
          <EmptyState
            drawing="people"
            level={3}
            title={words.empty.title}
            action={
              <LinkButton href={view.profileHref} variant="primary">
                {words.empty.action}
              </LinkButton>
            }
          >
            {words.empty.text}
          </EmptyState>
        ) : (
          <CandidacyForm view={view} send={send} />
        )}
      </AccountSection>
      <AccountSection
        title={isChanged ? words.preview.title : words.preview.now}
        text={preview.parts.length > 0 && words.preview.text}
      >
        {preview.parts.length > 0 ? (
          <CandidateShown {...preview} />
        ) : (
          <Text tone="muted">{words.preview.nothing}</Text>
        )}
        <CandidacyActions view={view} send={send} />
      </AccountSection>
    </Stack>
  );
}
