import type { ClaimsEvent, ClaimsView, ClaimView } from '@vetsync/machines/wellness/claims';
import Plus from 'lucide-react/icons/plus';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { claimsWords } from '../Claims.words.ts';
import { entry } from '../../layout.css.ts';
import '../Wellness.phrases.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Timeline } from '../../../components/Timeline/Timeline.tsx';
import { useDates } from '../../system/parts/useDates.ts';
import { evidence, noteLines } from '../Claims.css.ts';
import type { ReactNode } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

interface OwnClaimActionsProps {
  claim: ClaimView;
  send: (event: ClaimsEvent) => void;
  /** A button that every claim has, before those that are rarely pressed. */
  children: ReactNode;
}

/** What a person can do with a claim in their own list. */
function OwnClaimActions({ claim: { id: claimId, title, nextStage }, send, children }: OwnClaimActionsProps) {
  const { own: words, about, stages } = useWords(claimsWords);
  const moveOn = nextStage && words.moveOn(stages[nextStage]);
  return (
    <>
      {moveOn && (
        <Button
          size="small"
          aria-label={about(moveOn, title)}
          onPress={() => send({ type: 'claim.advance', claimId })}
        >
          {moveOn}
        </Button>
      )}
      {children}
      <Button
        size="small"
        variant="quiet"
        icon={Pencil}
        aria-label={about(words.edit, title)}
        onPress={() => send({ type: 'claim.edit', claimId })}
      >
        {words.edit}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={Trash2}
        aria-label={about(words.remove, title)}
        onPress={() => send({ type: 'claim.remove', claimId })}
      >
        {words.remove}
      </Button>
    </>
  );
}

interface ClaimEntryProps {
  claim: ClaimView;
  stageCount: number;
  canChange: boolean;
  send: (event: ClaimsEvent) => void;
}

/** One claim: status, requested evidence, and its full history in a disclosure. */
function ClaimEntry({ claim, stageCount, canChange, send }: ClaimEntryProps) {
  const { weekdayDate } = useDates();
  const words = useWords(claimsWords);
  const { id, title, kind, filed, stage, reachedCount, requestedEvidence, next, note, rating, stages } =
    claim;
  const { isFollowed } = claim;
  const toggle = isFollowed ? words.hide : words.show;
  const stepsButton = (
    <Button
      size="small"
      aria-expanded={isFollowed}
      aria-label={words.about(toggle, title)}
      onPress={() => send(isFollowed ? { type: 'claim.hide' } : { type: 'claim.show', claimId: id })}
    >
      {toggle}
    </Button>
  );
  return (
    <Stack space="small">
      <div>
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={3}>{title}</Heading>
          <Badge tone={rating === null ? 'info' : 'positive'}>
            {rating === null ? words.stages[stage] : words.rating(rating)}
          </Badge>
        </Inline>
        <Text size="small" tone="muted">
          {words.kinds[kind]}. {words.filed(weekdayDate(filed))}
        </Text>
      </div>
      <ProgressBar
        label={words.stages[stage]}
        value={reachedCount}
        max={stageCount}
        valueLabel={words.step(reachedCount, stageCount)}
      />
      <Text size="small">{words.now[stage]}</Text>
      {requestedEvidence && (
        <div className={evidence}>
          <Text as="div" size="small">
            <strong>{words.asked}:</strong> {requestedEvidence.what},{' '}
            {words.due(weekdayDate(requestedEvidence.due))}
          </Text>
          <Button
            size="small"
            icon={CalendarDays}
            aria-label={words.about(words.calendar, requestedEvidence.what)}
            onPress={() => send({ type: 'calendar.save', claimId: id })}
          >
            {words.calendar}
          </Button>
        </div>
      )}
      {next && (
        <div className={evidence}>
          <Text as="div" size="small">
            <strong>{words.own.next}:</strong> {weekdayDate(next)}
          </Text>
          <Button
            size="small"
            icon={CalendarDays}
            aria-label={words.about(words.calendar, title)}
            onPress={() => send({ type: 'calendar.save', claimId: id })}
          >
            {words.calendar}
          </Button>
        </div>
      )}
      {note && (
        <div className={noteLines}>
          <Text as="div" size="small">
            {note}
          </Text>
        </div>
      )}
      <Inline space="xsmall">
        {canChange ? (
          <OwnClaimActions claim={claim} send={send}>
            {stepsButton}
          </OwnClaimActions>
        ) : (
          stepsButton
        )}
      </Inline>
      {isFollowed && (
        <Timeline
          label={title}
          entries={stages.map(({ stage: each, state, day }) => ({
            id: each,
            title: words.stages[each],
            state,
            ...(day && { when: canChange ? words.own.noted(weekdayDate(day)) : weekdayDate(day) }),
          }))}
        />
      )}
    </Stack>
  );
}

export type ClaimsProps = ScreenProps<ClaimsView, ClaimsEvent>;

/** The status of each claim. */
export function ClaimList({ view, send }: ClaimsProps) {
  const words = useWords(claimsWords);
  const { claims, stageCount, canChange, canAdd, fullAt, removed } = view;
  const add = canAdd && (
    <Button variant="primary" icon={Plus} onPress={() => send({ type: 'claim.add' })}>
      {words.own.add}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="claims">
      <Stack space="medium">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="claims">
            {words.list}
          </Heading>
          {!canChange && claims.length > 0 && <Badge>{words.sample}</Badge>}
          {claims.length > 0 && add}
        </Inline>
        {canChange && (
          <Text size="small" tone="muted">
            {words.own.about}
          </Text>
        )}
        {fullAt !== null && <Banner>{words.own.full(fullAt)}</Banner>}
        {claims.length === 0 ? (
          <EmptyState level={3} title={words.none.title} action={add}>
            {canChange && `${words.own.none} `}
            {words.none.text}
          </EmptyState>
        ) : (
          <Box as="ul" listStyle="none">
            {claims.map((claim) => (
              <li key={claim.id} className={entry}>
                <ClaimEntry claim={claim} stageCount={stageCount} canChange={canChange} send={send} />
              </li>
            ))}
          </Box>
        )}
      </Stack>
      {removed && (
        <ConfirmDialog
          title={words.own.question.title}
          tone="critical"
          confirmLabel={words.own.question.confirm}
          cancelLabel={words.own.question.cancel}
          onConfirm={() => send({ type: 'removal.confirm' })}
          onCancel={() => send({ type: 'removal.cancel' })}
        >
          {words.own.question.text(removed.title)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
