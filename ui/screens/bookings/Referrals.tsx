import MessageSquare from 'lucide-react/icons/message-square';
import type { ReferralStatus } from '@vetsync/machines/bookings/model';
import type { ReferralsEvent, ReferralsView, ShownReferral } from '@vetsync/machines/bookings/referrals';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { exactTime } from '../dates.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { referralsWords } from './Referrals.words.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface ReferralsProps extends ScreenProps<ReferralsView, ReferralsEvent> {
  /** Whose page it is. */
  reader: 'person' | 'organization';
  /** The first page of a person’s tab; null in a portal, which shows its tab itself. */
  tabHref: string | null;
  /** Where one is opened, so that what was said with it is read; null: it is read in the list. */
  openHref: ((referralId: string) => string) | null;
  /** Where a patient’s record is chosen; null for a person. */
  patientsHref: string | null;
  conversationHref: (threadId: string) => string;
}

const tones = {
  proposed: 'caution',
  sent: 'caution',
  refused: 'neutral',
  accepted: 'positive',
  declined: 'critical',
  returned: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ReferralStatus, BadgeProps['tone']>;

/** People whom one organization refers to another: those of a person, or, in their portal, of an organization’s staff. */
export function Referrals(props: ReferralsProps) {
  const words = useWords(referralsWords);
  if (props.reader === 'organization') return <List {...props} />;
  return (
    <Stack space="medium">
      <PageHead
        title={words.title}
        breadcrumbs={
          <Breadcrumbs
            aria-label={words.breadcrumbs}
            items={[
              { label: words.tab, href: props.tabHref ?? '' },
              { label: words.title, href: '' },
            ]}
          />
        }
      />
      <List {...props} />
    </Stack>
  );
}

function List(props: ReferralsProps) {
  const words = useWords(referralsWords);
  const write = usePhrases();
  const { view, send, reader, patientsHref } = props;
  const { state, opened, waiting, others, answer, failure, asking } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return (
      <LoadFailed
        level={2}
        words={words.failed}
        failure={failure}
        onRetry={() => send({ type: 'page.retry' })}
      />
    );
  if (state === 'missing')
    return (
      <EmptyState drawing="missing" level={2} title={words.missing.title}>
        {words.missing.text}
      </EmptyState>
    );
  if (!opened && waiting.length === 0 && others.length === 0)
    return (
      <EmptyState
        level={2}
        title={words.none}
        action={patientsHref !== null && <LinkButton href={patientsHref}>{words.patients}</LinkButton>}
      >
        {reader === 'person' ? words.noneOwn : `${words.noneText} ${words.refer}`}
      </EmptyState>
    );
  return (
    <Stack space="large">
      {answer === 'failed' && (
        <Banner tone="critical" announce="alert" title={words.notDone}>
          {failure && write(failure)}
        </Banner>
      )}
      {opened && <One {...props} referral={opened} level={2} />}
      <Several {...props} title={words.sections.waiting} referrals={waiting} />
      <Several
        {...props}
        title={opened || waiting.length > 0 ? words.sections.others : words.sections.all}
        referrals={others}
      >
        <More view={view} send={send} />
      </Several>
      {asking && <Asking view={view} send={send} asking={asking} />}
    </Stack>
  );
}

function Several({
  title,
  referrals,
  children,
  ...props
}: ReferralsProps & { title: string; referrals: readonly ShownReferral[]; children?: ReactNode }) {
  if (referrals.length === 0) return children ?? null;
  return (
    <Section title={title}>
      <Stack space="medium">
        {referrals.map((referral) => (
          <One key={referral.id} {...props} referral={referral} level={3} />
        ))}
        {children}
      </Stack>
    </Section>
  );
}

function More({ view: { more }, send }: Pick<ReferralsProps, 'view' | 'send'>) {
  const words = useWords(referralsWords);
  if (more === 'none') return null;
  return (
    <Inline space="small">
      {more === 'failed' && <Text>{words.moreFailed}</Text>}
      <Button isPending={more === 'loading'} onPress={() => send({ type: 'list.more' })}>
        {words.more}
      </Button>
    </Inline>
  );
}

function One({
  view,
  send,
  reader,
  openHref,
  conversationHref,
  referral,
  level,
}: ReferralsProps & { referral: ShownReferral; level: 2 | 3 }) {
  const words = useWords(referralsWords);
  const { id, side, from, to, personName, status, note, answer, until, changedAt, steps, threadId } =
    referral;
  const where = words.to(to.title, to.name);
  const title = reader === 'person' ? where : words.about(personName);
  const isAsked = side === 'person' && status === 'proposed';
  const items = [
    ...(note ? [{ label: side === 'person' ? words.noteOwn(from.name) : words.note, value: note }] : []),
    ...(answer ? [{ label: words.answer(to.name), value: answer }] : []),
  ];
  const at = (instant: string) => exactTime(instant, view.intl);
  return (
    <Card as="article" aria-labelledby={`referral-${id}`}>
      <Stack space="small">
        <Inline justify="space-between" space="small">
          <Heading level={level} id={`referral-${id}`}>
            {title}
          </Heading>
          <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
        </Inline>
        <Stack space="xxsmall">
          {reader === 'organization' && <Text as="div">{where}</Text>}
          {side !== 'sender' && <Text as="div">{words.from(from.name)}</Text>}
          <Text as="div" size="small" tone="muted">
            {until === null ? words.since(at(changedAt)) : words.until(at(until))}
          </Text>
        </Stack>
        {isAsked && <Text>{words.consentText(from.name, to.name)}</Text>}
        {items.length > 0 && <DescriptionList items={items} />}
        <Inline space="small">
          {openHref && view.mayRead && referral !== view.opened && (
            <LinkButton href={openHref(id)} aria-label={words.stepFor(words.open, title)}>
              {words.open}
            </LinkButton>
          )}
          {steps.map((step) => (
            <Button
              key={step}
              variant={step === 'consent' || step === 'accept' ? 'primary' : 'secondary'}
              aria-label={words.stepFor(words.steps[step], title)}
              isPending={referral.sending === step}
              isDisabled={view.answer === 'sending'}
              onPress={() => send({ type: 'step.choose', id, step })}
            >
              {words.steps[step]}
            </Button>
          ))}
          {threadId !== null && side !== 'sender' && (
            <LinkButton icon={MessageSquare} href={conversationHref(threadId)}>
              {words.conversation}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** Asks before the others are told, and what is said to them. */
function Asking({
  view: { answer, textMax },
  send,
  asking: { step, isWritten, text },
}: Pick<ReferralsProps, 'view' | 'send'> & { asking: NonNullable<ReferralsView['asking']> }) {
  const words = useWords(referralsWords);
  const isWorking = answer === 'sending';
  if (step === 'consent' || (answer !== 'asking' && !isWorking)) return null;
  const asked = words.asking[step];
  return (
    <ConfirmDialog
      title={asked.title}
      confirmLabel={isWorking ? words.working : words.steps[step]}
      cancelLabel={words.back}
      isPending={isWorking}
      onConfirm={() => send({ type: 'step.confirm' })}
      onCancel={() => send({ type: 'step.cancel' })}
    >
      <Stack space="small">
        <Text>{asked.text}</Text>
        {isWritten && (
          <TextArea
            label={words.said}
            limit={textMax}
            value={text}
            isDisabled={isWorking}
            onChange={(written) => send({ type: 'text.change', text: written })}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
