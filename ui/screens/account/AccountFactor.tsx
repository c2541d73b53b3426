import type { AccountSecurityEvent, AccountSecurityView } from '@vetsync/machines/accountSecurity';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { factorWords as words } from './AccountSecurity.words.ts';
import { FactorOn } from './FactorOn.tsx';
import { FactorSetup } from './FactorSetup.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export interface AccountFactorProps {
  view: AccountSecurityView['factor'];
  send: (event: AccountSecurityEvent) => void;
}

/** The second factor: off, being set up, on; and its recovery codes, which are shown once. */
export function AccountFactor({ view, send }: AccountFactorProps) {
  const { state, factors, recoveryCodes } = view;
  const isEnrolling = state.startsWith('enrolling');
  const stage = stageOf(view);
  const isOn = factors.length > 0;
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
      {stage === 'on' && <FactorOn view={view} send={send} />}
    </AccountSection>
  );
}

function stageOf({ state }: AccountFactorProps['view']): 'off' | 'setup' | 'codes' | 'on' {
  if (state === 'off' || state.startsWith('enrolling')) return 'off';
  if (state.startsWith('setup')) return 'setup';
  return state === 'codes' ? 'codes' : 'on';
}
