import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import type { ProfileProps } from './Profile.types.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { profileFormWords } from './Profile.words.ts';
import '../system/System.phrases.ts';

/** What keeps the form from being saved, and what to do about it. */
export function ProfileNotices({ view, send }: ProfileProps) {
  const write = usePhrases();
  const words = useWords(profileFormWords);
  const { state, form, problem, signInHref } = view;
  const names = form.conflict.map((field) =>
    field in words.fields
      ? words.fields[field as keyof typeof words.fields]
      : words.sections[field as keyof typeof words.sections],
  );
  if (state === 'failed')
    return (
      <Banner tone="critical" title={words.failed} announce="alert">
        {problem && write(problem)}
      </Banner>
    );
  if (state === 'signedOut')
    return (
      <Banner
        tone="caution"
        title={words.signedOut.title}
        announce="alert"
        action={<LinkButton href={signInHref}>{words.signedOut.action}</LinkButton>}
      >
        {words.signedOut.text}
      </Banner>
    );
  if (state === 'conflict')
    return (
      <Banner
        tone="caution"
        title={words.conflict.title}
        announce="alert"
        action={
          <Inline space="small">
            <Button onPress={() => send({ type: 'conflict.keepMine' })}>{words.conflict.mine}</Button>
            <Button onPress={() => send({ type: 'conflict.takeTheirs' })}>{words.conflict.theirs}</Button>
          </Inline>
        }
      >
        {words.conflict.what(names)}
      </Banner>
    );
  return form.restored ? (
    <Banner tone="info" announce="status">
      {words.restored}
    </Banner>
  ) : null;
}
