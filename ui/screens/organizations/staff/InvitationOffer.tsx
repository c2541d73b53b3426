import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import type { JoinOrganizationProps } from '../JoinOrganization.types.ts';
import { joinOrganizationWords } from '../JoinOrganization.words.ts';
import { memberRoleWords } from '../MemberRole.words.ts';
import { newOrganizationWords } from '../NewOrganization.words.ts';

/** What an invitation offers, and the two answers to it. */
export function InvitationOffer({ view, send }: Pick<JoinOrganizationProps, 'view' | 'send'>) {
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
        <Avatar name={name} tone="own" shape="organization" />
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
