import { Button } from '../../../components/Button/Button.tsx';
import { useFocusReturn } from '../../system/parts/focus.ts';
import { AccountPasswordForm } from './AccountPasswordForm.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { useWords } from '../../../language/useWords.ts';
import { passwordWords } from '../AccountSecurity.words.ts';
import type { AccountPasswordProps } from '../Account.types.ts';

export type { AccountPasswordProps } from '../Account.types.ts';

/** The password, or a form to set the first one. */
export function AccountPassword({ view, send }: AccountPasswordProps) {
  const words = useWords(passwordWords);
  const isIdle = view.state === 'idle';
  const opener = useFocusReturn<HTMLDivElement>(!isIdle);
  return (
    <AccountSection title={words.title} text={view.exists ? words.exists : words.none}>
      {isIdle ? (
        <div ref={opener}>
          <Button onPress={() => send({ type: 'password.edit' })}>
            {view.exists ? words.change : words.set}
          </Button>
        </div>
      ) : (
        <AccountPasswordForm view={view} send={send} />
      )}
    </AccountSection>
  );
}
