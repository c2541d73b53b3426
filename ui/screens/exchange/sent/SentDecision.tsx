import '../../system/System.phrases.ts';
import type { ApplicationDecision } from '@vetsync/machines/model/exchange';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { NextStep } from '../../../components/NextStep/NextStep.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { prose } from '../received/Received.css.ts';
import { answerWords } from '../../reviews/Decision.words.ts';
import { salaryText } from '../../organizations/listings/details/listingFacts.tsx';
import { listingDetailsWords } from '../../organizations/listings/ListingDetails.words.ts';
import { reason as reasonStyle } from './SentApplication.css.ts';
import type { SentApplicationProps } from './SentApplication.types.ts';
import { sentApplicationWords } from './SentApplication.words.ts';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { leafDate, weekdayDate } from '../../dates.ts';
import { relativeTime } from '../../moreDates.ts';

/** Decisions that say yes. */
const welcoming: ReadonlySet<string> = new Set([
  'hire',
  'offer',
  'accepted',
  'approve',
] satisfies ApplicationDecision[]);

/** Accepts what the organization offers, or declines it by withdrawing. */
function SentOffer({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords).offer;
  const write = usePhrases();
  const { application, acceptance, isLate, failure, intl } = view;
  if (!application || acceptance === 'over') return null;
  const { title, organization, acceptedAt, answerBy } = application;
  if (acceptance === 'done' && acceptedAt !== null)
    return (
      <Banner tone="positive" announce="status">
        {words.done(organization, relativeTime(acceptedAt, intl))}
      </Banner>
    );
  const isWorking = acceptance === 'sending';
  return (
    <>
      {acceptance === 'failed' && (
        <Banner tone="critical" announce="alert" title={words.failed}>
          {failure && write(failure)}
        </Banner>
      )}
      {answerBy !== null && (
        <Text weight="strong">{words[isLate ? 'late' : 'by'](weekdayDate(answerBy, intl))}</Text>
      )}
      <Inline space="small">
        <Button variant="primary" isPending={isWorking} onPress={() => send({ type: 'application.accept' })}>
          {words.accept}
        </Button>
        <Button onPress={() => send({ type: 'application.withdraw' })}>{words.decline}</Button>
      </Inline>
      {(acceptance === 'confirming' || isWorking) && (
        <ConfirmDialog
          title={words.ask(title)}
          confirmLabel={isWorking ? words.working : words.accept}
          cancelLabel={words.cancel}
          isPending={isWorking}
          onConfirm={() => send({ type: 'answer.confirm' })}
          onCancel={() => send({ type: 'answer.cancel' })}
        >
          {words.meaning(organization)}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Why two openings are shown: what each has in common with the one that said no. */
function SentOpenings({ view: { openings, intl } }: Pick<SentApplicationProps, 'view'>) {
  const words = useWords(sentApplicationWords).openings;
  const sharedWords = useWords(listingDetailsWords);
  if (openings.length === 0) return null;
  return (
    <Section title={words.title(openings.length)}>
      <RowList>
        {openings.map(({ listing, why, href }) => (
          <Row
            key={listing.id}
            mark={<Avatar name={listing.organization.name} shape="organization" />}
            title={listing.title}
            href={href}
            detail={
              <>
                {[
                  listing.organization.name,
                  listing.location,
                  salaryText({ words: sharedWords }, listing, intl),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                <div>{words.why[why.kind](why.what.join(', '))}</div>
              </>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}

/** A yes on the horizon: the day on which it begins, what comes first, and the answer to an offer. */
function SentYes({ view, send }: SentApplicationProps) {
  const words = useWords(sentApplicationWords);
  const { firstSteps } = useWords(answerWords);
  const { application, decision, intl } = view;
  if (!application || !decision) return null;
  const choice = decision.decision as ApplicationDecision;
  const { answerBy } = application;
  const { startsOn = null, firstStep } = decision;
  const day = startsOn ?? answerBy;
  return (
    <NextStep
      title={words.decided[choice]}
      when={startsOn ? words.begins(weekdayDate(startsOn, intl)) : application.organization}
      {...(day && { date: leafDate(day, intl) })}
      action={<SentOffer view={view} send={send} />}
    >
      {words.firstStep(firstStep || firstSteps[choice])}
    </NextStep>
  );
}

/**
 * The decision that stands, as a letter: whose it is, the words that came with it, who decided, and what comes next. A no has its
 * reason, and what stays open.
 */
export function SentDecision({ view, send, messages }: SentApplicationProps & { messages?: ReactNode }) {
  const words = useWords(sentApplicationWords);
  const { reasons } = useWords(answerWords);
  const { application, decision, readAt, taken, acceptance, intl } = view;
  if (!application || !decision) return null;
  const { organization } = application;
  const { message, reason, at, actor, decision: choice } = decision;
  const isNo = decision.status === 'rejected';
  // Once the organization works with the person, what comes next is said there. Nothing does after a withdrawal.
  const isNews =
    application.status !== 'withdrawn' && (acceptance !== 'over' || taken === null || taken.nextStep === '');
  const isYes = choice !== null && welcoming.has(choice) && isNews;
  return (
    <>
      {isYes && <SentYes view={view} send={send} />}
      <Card as="section" aria-labelledby="sent-decision">
        <Stack space="medium">
          <Inline space="small">
            <Avatar name={organization} shape="organization" />
            <Heading level={2} id="sent-decision">
              {words.from(organization)}
            </Heading>
          </Inline>
          {choice && !isYes && <Text weight="strong">{words.decided[choice as ApplicationDecision]}</Text>}
          {reason && reason !== 'own' && <div className={reasonStyle}>{reasons[reason]}</div>}
          {message ? (
            <div className={reason === 'own' ? `${prose} ${reasonStyle}` : prose}>{message}</div>
          ) : (
            !reason && <Text tone="muted">{words.noWords}</Text>
          )}
          <Inline space="small">
            {actor?.name && <Avatar name={actor.name} size="small" />}
            <div>
              {actor?.name && <Text weight="strong">{actor.name}</Text>}
              <TimeText at={at} intl={intl} size="small" tone="muted">
                {words.answeredAt(relativeTime(at, intl))}
              </TimeText>
              {readAt && (
                <Text size="small" tone="muted">
                  {words.readAt(relativeTime(readAt, intl))}
                </Text>
              )}
            </div>
          </Inline>
          {isNo && <Text tone="muted">{words.stays(organization)}</Text>}
          {!isYes && <SentOffer view={view} send={send} />}
          {isNo && messages}
        </Stack>
      </Card>
      {isNo && <SentOpenings view={view} />}
    </>
  );
}
