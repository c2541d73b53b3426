import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { useWords } from '../../../language/useWords.ts';
import { factorWords, recoveryCodesWords } from '../AccountSecurity.words.ts';
import { FactorSetup } from './FactorSetup.tsx';
import type { AccountFactorProps } from '../Account.types.ts';
import type { AccountSecurityEvent, AccountSecurityView } from '@vetsync/machines/account/accountSecurity';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { Code } from '../../../components/Code/Code.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { actions, codes as codesStyle } from './RecoveryCodes.css.ts';
import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Entries, Entry } from '../entries/Entry.tsx';
import { dateText } from '../../dates.ts';

/** At this number of remaining recovery codes or fewer, the screen suggests new ones. */
const few = 3;

/** Authenticator apps, the number of recovery codes left, and actions for both. */
function ActiveFactor({ view, send }: AccountFactorProps) {
  const words = useWords(factorWords);
  const intl = useLocale();
  const { state, factors, recoveryCodesLeft, turningOff } = view;
  const isFew = recoveryCodesLeft <= few;
  const question = state.startsWith('confirmingRenewal') || state === 'renewing.calling' ? 'renewal' : 'off';
  const isAsking = ['confirmingOff', 'turningOff.calling', 'confirmingRenewal', 'renewing.calling'].includes(
    state,
  );
  const isEnrolling = state.startsWith('enrolling');
  const isWorking = state.endsWith('calling');
  const offText = factors.length > 1 ? words.confirmOff.oneOfSeveral : words.confirmOff.last;
  const confirmation = question === 'off' ? words.confirmOff : words.confirmRenewal;
  return (
    <>
      <Entries label={words.title}>
        {factors.map((factor) => (
          <Entry
            key={factor.id}
            icon={Smartphone}
            title={factor.name}
            action={
              <Button
                size="small"
                aria-label={words.turnOffOf(factor.name)}
                onPress={() => send({ type: 'factor.turnOff', id: factor.id })}
              >
                {words.turnOff}
              </Button>
            }
          >
            {words.added(dateText(factor.createdAt, intl))}
          </Entry>
        ))}
        <Entry
          icon={KeyRound}
          title={words.left(recoveryCodesLeft)}
          state={isFew && <Badge tone="caution">{words.fewBadge}</Badge>}
          action={
            <Button size="small" onPress={() => send({ type: 'codes.renew' })}>
              {words.renew}
            </Button>
          }
        >
          {isFew ? words.few : words.leftText}
        </Entry>
      </Entries>
      <div>
        <Button isPending={isEnrolling} onPress={() => send({ type: 'factor.enroll' })}>
          {isEnrolling ? words.starting : words.another}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={confirmation.title}
          tone={question === 'off' ? 'critical' : 'neutral'}
          confirmLabel={isWorking ? confirmation.working : confirmation.confirm}
          cancelLabel={confirmation.cancel}
          isPending={isWorking}
          onConfirm={() => send({ type: 'action.confirm' })}
          onCancel={() => send({ type: 'action.cancel' })}
        >
          {question === 'off' ? offText(turningOff?.name ?? '') : words.confirmRenewal.text}
        </ConfirmDialog>
      )}
    </>
  );
}

interface RecoveryCodesProps extends NonNullable<AccountSecurityView['factor']['recoveryCodes']> {
  send: (event: AccountSecurityEvent) => void;
}

/** Recovery codes for a lost phone, shown once: to copy, download or print. */
function RecoveryCodes({ codes, email, send }: RecoveryCodesProps) {
  const words = useWords(recoveryCodesWords);
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(words.file(email, text))}`;
  return (
    <Stack space="medium">
      <Stack space="xxsmall">
        <Heading level={3}>{words.title}</Heading>
        <Text>{words.text}</Text>
      </Stack>
      <ul className={codesStyle} aria-label={words.list}>
        {codes.map((each) => (
          <li key={each}>
            <Text as="span" size="lead">
              <Code>{each}</Code>
            </Text>
          </li>
        ))}
      </ul>
      <Stack space="medium" align="flex-start">
        <div className={actions}>
          <Inline>
            <CopyButton text={text}>{words.copy}</CopyButton>
            <LinkButton href={file} download={words.fileName} icon={Download}>
              {words.download}
            </LinkButton>
            <Button icon={Printer} onPress={() => send({ type: 'codes.print' })}>
              {words.print}
            </Button>
          </Inline>
        </div>
        <div className={actions}>
          <Button variant="primary" onPress={() => send({ type: 'codes.keep' })}>
            {words.keep}
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}

export type { AccountFactorProps } from '../Account.types.ts';

/** The second factor: off, being set up, or on, and its recovery codes, which are shown once. */
export function AccountFactor({ view, send }: AccountFactorProps) {
  const words = useWords(factorWords);
  const { state, recoveryCodes } = view;
  const stage = stageOf(view);
  const isOn = stage === 'codes' || view.factors.length > 0;
  const isEnrolling = state.startsWith('enrolling');
  return (
    <AccountSection
      title={words.title}
      state={<Badge tone={isOn ? 'positive' : 'neutral'}>{isOn ? words.on : words.off}</Badge>}
      stage={stage}
      text={words.text}
    >
      {stage === 'off' && (
        <div>
          <Button isPending={isEnrolling} onPress={() => send({ type: 'factor.enroll' })}>
            {isEnrolling ? words.starting : words.turnOn}
          </Button>
        </div>
      )}
      {stage === 'setup' && <FactorSetup view={view} send={send} />}
      {recoveryCodes && <RecoveryCodes {...recoveryCodes} send={send} />}
      {stage === 'on' && <ActiveFactor view={view} send={send} />}
    </AccountSection>
  );
}

function stageOf({ state, factors }: AccountFactorProps['view']): 'off' | 'setup' | 'codes' | 'on' {
  if (state.startsWith('setup')) return 'setup';
  if (state === 'codes') return 'codes';
  // While another app is being added, the existing ones stay listed.
  if (state.startsWith('enrolling')) return factors.length > 0 ? 'on' : 'off';
  return state === 'off' ? 'off' : 'on';
}
