import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { overlay } from '../ProfileSwitcher.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { profileSwitcherWords } from '../Shell.words.ts';

/** Covers everything while the profile changes. Its live region is always rendered, so that its text is announced. */
export function SwitchingOverlay({ isSwitching }: { isSwitching: boolean }) {
  const words = useWords(profileSwitcherWords);
  return (
    <output className={overlay({ isSwitching })}>
      {isSwitching && (
        <>
          <Spinner />
          <Text as="span" weight="medium">
            {words.switching}
          </Text>
        </>
      )}
    </output>
  );
}
