import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { formatUtcDay } from '../../dates.ts';
import type { AccountFactorProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { factorWords } from '../AccountSecurity.words.ts';
import { Entries, Entry } from '../entries/Entry.tsx';

/** At this number of remaining recovery codes or fewer, the screen suggests new ones. */
const few = 3;

/** Authenticator apps, the number of recovery codes left, and actions for both. */
export function ActiveFactor({ view, send }: AccountFactorProps) {
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
            {words.added(formatUtcDay(factor.createdAt, intl))}
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
