import type { ConfirmEmailEvent, ConfirmEmailView } from '@vetsync/machines/auth/confirmEmail';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { AuthStep } from './AuthStep.tsx';
import { useWords } from '../../../language/useWords.ts';
import { confirmEmailWords } from '../ConfirmEmail.words.ts';
import { EmailForm } from './EmailForm.tsx';

export interface NewLinkFormProps {
  view: ConfirmEmailView;
  send: (event: ConfirmEmailEvent) => void;
}

/** Requests a new link, if the URL has none or it was used already. */
export function NewLinkForm({ view, send }: NewLinkFormProps) {
  const words = useWords(confirmEmailWords).newLink;
  const { title, text } = words[view.reason ?? 'missing'];
  return (
    <AuthStep title={title} text={text}>
      <EmailForm view={view} send={send} words={words} />
      <LinkButton href="/auth" variant="quiet">
        {words.signIn}
      </LinkButton>
    </AuthStep>
  );
}
