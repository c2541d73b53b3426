import type { ConfirmEmailEvent, ConfirmEmailView } from '@vetsync/machines/confirmEmail';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { AuthStep } from './AuthStep.tsx';
import { confirmEmailWords } from './ConfirmEmail.words.ts';

const words = confirmEmailWords.askAgain;

export interface AskForLinkProps {
  view: ConfirmEmailView;
  send: (event: ConfirmEmailEvent) => void;
}

/** The address had no link, or one that is spent: the way to another. */
export function AskForLink({ view, send }: AskForLinkProps) {
  const { reason, busy, failure, waitSeconds } = view;
  const why = words[reason ?? 'missing'];
  const label = waitSeconds === null ? words.submit : words.submitIn(waitSeconds);
  return (
    <AuthStep title={why.title} text={why.text}>
      <Form
        aria-label={words.submit}
        focusField={view.emailError === null ? null : 'email'}
        attempt={view.attempt}
        onSubmit={() => send({ type: 'form.submit' })}
      >
        {failure !== null && (
          <Banner tone={waitSeconds === null ? 'critical' : 'caution'} title={words.failed}>
            {failure}
          </Banner>
        )}
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          need="required"
          value={view.email}
          error={view.emailError ?? undefined}
          limit={view.emailMaxLength}
          isReadOnly={busy}
          onChange={(value) => send({ type: 'email.change', value })}
        />
        <Button type="submit" emphasis="primary" isPending={busy} isDisabled={!view.canSubmit && !busy}>
          {busy ? words.sending : label}
        </Button>
      </Form>
      <LinkButton href="/auth" emphasis="quiet">
        {words.signIn}
      </LinkButton>
    </AuthStep>
  );
}
