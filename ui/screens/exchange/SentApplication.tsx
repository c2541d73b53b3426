import '../shell/Shell.phrases.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { ReactNode } from 'react';
import { stoppedApplicationWords } from '../system/parts/StoppedApplication.words.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { InterviewRows } from '../interviews/InterviewRows.tsx';
import { SentBadge } from '../applications/SentBadge.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { columns } from '../layout.css.ts';
import type { SentApplicationProps } from './sent/SentApplication.types.ts';
import { areas, parts } from './sent/SentApplication.css.ts';
import { sentApplicationWords } from './sent/SentApplication.words.ts';
import { SentCase } from './sent/SentCase.tsx';
import { SentDecision } from './sent/SentDecision.tsx';
import { SentPath } from './sent/SentPath.tsx';
import { SentUpdate } from './sent/SentUpdate.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SentParts } from './received/SentParts.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import '../system/System.phrases.ts';
import { relativeTime } from '../moreDates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** Withdraws the application, or declines what is offered, after saying what that means. */
function SentWithdrawal({ view, send }: SentApplicationProps) {
  const { withdraw, offer } = useWords(sentApplicationWords);
  const write = usePhrases();
  const { application, withdrawal, isDecline, failure } = view;
  const words = isDecline ? offer.declining : withdraw;
  if (!application || withdrawal === 'over') return null;
  const { title, organization } = application;
  if (withdrawal === 'done')
    return (
      <Banner tone="positive" announce="status">
        {words.done(organization)}
      </Banner>
    );
  const isWorking = withdrawal === 'sending';
  const failed = withdrawal === 'failed' && (
    <Banner tone="critical" announce="alert" title={words.failed}>
      {failure && write(failure)}
    </Banner>
  );
  return (
    <>
      {isDecline ? (
        failed
      ) : (
        <Section title={withdraw.title}>
          <Stack space="small">
            {failed}
            <Text tone="muted">{withdraw.text}</Text>
            <div>
              <Button onPress={() => send({ type: 'application.withdraw' })}>{withdraw.action}</Button>
            </div>
          </Stack>
        </Section>
      )}
      {(withdrawal === 'confirming' || isWorking) && (
        <ConfirmDialog
          title={words.ask(title)}
          confirmLabel={isWorking ? words.working : words.confirm}
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

/** What the person wrote, and what they sent of their profile: as it was then, field by field. */
function SentContent({ view: { sent, updatedAt, intl } }: Pick<SentApplicationProps, 'view'>) {
  const words = useWords(sentApplicationWords).content;
  if (sent === null) return null;
  const { answers, profile } = sent;
  return (
    <>
      {answers.length > 0 && (
        <Section title={words.answers}>
          <SentParts parts={answers} labels={words.parts} />
        </Section>
      )}
      {profile && (
        <Section title={words.profile}>
          <Text size="small" tone="muted">
            {profile.length === 0
              ? words.onlyName
              : updatedAt === null
                ? words.asThen
                : words.asUpdated(relativeTime(updatedAt, intl))}
          </Text>
          {profile.length > 0 && <SentParts parts={profile} />}
        </Section>
      )}
    </>
  );
}

export type { SentApplicationProps } from './sent/SentApplication.types.ts';

/**
 * A person's own application: where it stands, what the organization wrote, what happened and who read it, what was sent,
 * and how to withdraw it.
 *
 * @param messages What both write to each other.
 */
export function SentApplication({ view, send, messages }: SentApplicationProps & { messages?: ReactNode }) {
  const words = useWords(sentApplicationWords);
  const { state, application } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (!application)
    return (
      <EmptyState drawing="missing" level={1} title={words.missing.title}>
        {words.missing.text}
      </EmptyState>
    );
  const isAnswered = (view.taken ?? view.decision) !== null;
  const taken = view.taken && <SentCase taken={view.taken} intl={view.intl} />;
  const isDue = view.acceptance !== 'over' && view.acceptance !== 'done';
  // A letter that says no is written back to in itself.
  const isNo = view.decision?.status === 'rejected';
  const path = <SentPath view={view} send={send} />;
  return (
    <Stack space="large">
      <Head view={view} />
      <InterviewRows interviews={view.interviews} intl={view.intl} />
      {view.isNoted ? (
        path
      ) : (
        <div className={`${columns} ${parts}`}>
          {isAnswered && (
            <div className={areas.decided}>
              <Stack space="large">
                {!isDue && taken}
                <SentDecision view={view} send={send} messages={isNo && messages} />
                {isDue && taken}
              </Stack>
            </div>
          )}
          <div className={areas.path}>{path}</div>
          <div className={isAnswered ? areas.sent : areas.sentFirst}>
            <Stack space="large">
              {!isNo && messages}
              <SentContent view={view} />
            </Stack>
          </div>
          <div className={areas.answers}>
            <Stack space="large">
              <SentUpdate view={view} send={send} />
              <SentWithdrawal view={view} send={send} />
            </Stack>
          </div>
        </div>
      )}
    </Stack>
  );
}

function Head({
  view: { application, isNoted, sample, next, acceptance, links, intl },
}: Pick<SentApplicationProps, 'view'>) {
  const words = useWords(sentApplicationWords);
  const sharedWords = useWords(stoppedApplicationWords);
  const write = usePhrases();
  if (!application) return null;
  const { title, organization, submittedAt, organizationState, line } = application;
  const notice = organizationState && sharedWords.notices[organizationState];
  const say = isNoted ? words.noted : words.sent;
  return (
    <Stack space="small">
      <PageHead
        title={title}
        subtitle={
          <TimeText at={submittedAt} intl={intl}>
            {say(organization, relativeTime(submittedAt, intl))}
          </TimeText>
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: write(links.tab.label), href: links.tab.href },
              { label: title, href: '' },
            ]}
          />
        }
        status={
          <SentBadge
            application={application}
            say={(label) => (acceptance === 'done' ? words.offer.accepted : label)}
          />
        }
      />
      {line && !next && <Text>{words.line[line](organization)}</Text>}
      {next && <Text>{(sample ? words.sampleNext : words.next)[next]}</Text>}
      {sample && (
        <DescriptionList
          items={[
            {
              label: words.id,
              value: (
                <Inline space="small">
                  {sample.id}
                  <CopyButton size="small" variant="quiet" text={sample.id} />
                </Inline>
              ),
            },
            ...(sample.match === null
              ? []
              : [{ label: words.match, value: <MatchScore score={sample.match} /> }]),
          ]}
        />
      )}
      {(links.organization ?? links.listing) !== null && (
        <Inline space="medium">
          {links.listing !== null && <Anchor href={links.listing}>{words.listing}</Anchor>}
          {links.organization !== null && (
            <Anchor href={links.organization}>{words.about(organization)}</Anchor>
          )}
        </Inline>
      )}
      {isNoted && <Banner>{words.onlyNoted}</Banner>}
      {notice && (
        <Banner tone="caution" title={notice.title(organization)}>
          {notice.text}
        </Banner>
      )}
    </Stack>
  );
}
