import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { useWords } from '../../../language/useWords.ts';
import { factorWords } from '../AccountSecurity.words.ts';
import { ActiveFactor } from './ActiveFactor.tsx';
import { FactorSetup } from './FactorSetup.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { AccountFactorProps } from '../Account.types.ts';

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
