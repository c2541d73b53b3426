import type { ReactNode } from 'react';
import type {
  JoinOrganizationEvent,
  JoinOrganizationView,
} from '@vetsync/machines/organizations/joinOrganization';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { AuthWait } from '../auth/steps/AuthWait.tsx';
import { LinkFailed } from '../auth/steps/LinkFailed.tsx';
import { Outcome } from '../auth/steps/Outcome.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { joinOrganizationWords } from './JoinOrganization.words.ts';
import { memberRoleWords } from './MemberRole.words.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { newOrganizationWords } from './NewOrganization.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export interface JoinOrganizationProps extends ScreenProps<JoinOrganizationView, JoinOrganizationEvent> {
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
}

/** What an invitation offers, and the two answers to it. */
function InvitationOffer({ view, send }: Pick<JoinOrganizationProps, 'view' | 'send'>) {
  const allWords = useWords(joinOrganizationWords);
  const words = allWords.offered;
  const sharedWords = useWords(memberRoleWords);
  const kinds = useWords(newOrganizationWords).kinds;
  const title = useFocusOnMount<HTMLHeadingElement>();
  const { offer, state, busy } = view;
  if (!offer) return null;
  const { name, kind } = offer.organization;
  return (
    <Stack space="large">
      <Inline space="medium" flexWrap="nowrap">
        <Avatar name={name} shape="organization" />
        <Stack space="xxsmall" minWidth={0}>
          <Heading level={1} size="section" ref={title}>
            {words.title(name)}
          </Heading>
          <Text>{offer.invitedBy ? words.by(offer.invitedBy) : words.byNobody}</Text>
        </Stack>
      </Inline>
      <DescriptionList
        items={[
          { label: words.kind, value: kinds[kind] },
          { label: words.role, value: sharedWords.names[offer.role] },
          { label: words.may, value: sharedWords.may[offer.role] },
        ]}
      />
      <FormFailure view={view} title={words.failed} announce="alert" />
      <Inline space="small">
        <Button
          variant="primary"
          isPending={state === 'accepting'}
          isDisabled={state === 'declining'}
          onPress={() => send({ type: 'invitation.accept' })}
        >
          {state === 'accepting' ? words.accepting : words.accept}
        </Button>
        <Button isDisabled={busy} onPress={() => send({ type: 'invitation.decline' })}>
          {words.decline}
        </Button>
      </Inline>
      {(state === 'confirming' || state === 'declining') && (
        <ConfirmDialog
          title={allWords.decline.title}
          tone="critical"
          confirmLabel={state === 'declining' ? allWords.decline.working : allWords.decline.confirm}
          cancelLabel={allWords.decline.cancel}
          isPending={state === 'declining'}
          onConfirm={() => send({ type: 'action.confirm' })}
          onCancel={() => send({ type: 'action.cancel' })}
        >
          {allWords.decline.text}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** Opened by the link in an invitation to the staff of an organization. */
export function JoinOrganization({ account, ...props }: JoinOrganizationProps) {
  return (
    <PageFrame width="narrow" actions={account}>
      <Card>
        <Content {...props} />
      </Card>
    </PageFrame>
  );
}

function Content({ view, send }: Omit<JoinOrganizationProps, 'account'>) {
  const words = useWords(joinOrganizationWords);
  const roles = useWords(memberRoleWords).names;
  switch (view.state) {
    case 'waiting':
    case 'reading':
      return <AuthWait>{words.waiting}</AuthWait>;
    case 'missing':
      return (
        <Outcome icon={Link2} tone="critical" title={words.missing.title}>
          <Text>{words.missing.text}</Text>
        </Outcome>
      );
    case 'signedOut':
      return (
        <Outcome icon={Mail} tone="accent" title={words.signedOut.title}>
          <Text>{words.signedOut.text}</Text>
          <Inline space="small">
            <LinkButton href={view.signInHref} variant="primary">
              {words.signedOut.signIn}
            </LinkButton>
            <LinkButton href={view.signUpHref}>{words.signedOut.signUp}</LinkButton>
          </Inline>
          <Text size="small" tone="muted">
            {words.signedOut.later}
          </Text>
        </Outcome>
      );
    case 'failed':
      return (
        <LinkFailed
          words={words.failed}
          failure={view.failure}
          onRetry={() => send({ type: 'link.retry' })}
        />
      );
    case 'otherEmail':
      return (
        <Outcome icon={CircleX} tone="critical" title={words.otherEmail.title}>
          <Text>{words.otherEmail.text(view.email)}</Text>
          <Button variant="primary" onPress={() => send({ type: 'account.switch' })}>
            {words.otherEmail.change}
          </Button>
        </Outcome>
      );
    case 'ended':
      return (
        <Outcome icon={CircleX} tone="critical" title={words.ended.title}>
          <Text>{words.ended.text}</Text>
          <LinkButton href="/account/organizations">{words.ended.own}</LinkButton>
        </Outcome>
      );
    case 'joined':
      return (
        <Outcome
          icon={CircleCheck}
          tone="positive"
          title={words.joined.title(view.membership?.organization.name ?? '')}
        >
          <Text>{view.membership && words.joined.text(roles[view.membership.role])}</Text>
          <Inline space="small">
            <LinkButton href={view.platformHref} variant="primary">
              {words.joined.platform}
            </LinkButton>
            <LinkButton href={view.organizationHref}>{words.joined.page}</LinkButton>
          </Inline>
        </Outcome>
      );
    case 'declined':
      return (
        <Outcome icon={CircleX} tone="accent" title={words.declined.title}>
          <Text>{words.declined.text}</Text>
          <LinkButton href="/">{words.declined.home}</LinkButton>
        </Outcome>
      );
    default:
      return <InvitationOffer view={view} send={send} />;
  }
}
