import type { ProfileFormView } from '@vetsync/machines/profile/profileEditor';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { profileFormWords } from './Profile.words.ts';

/** Announces what happened to an entry. */
export function EntryChanges({ change }: Pick<ProfileFormView, 'change'>) {
  const words = useWords(profileFormWords);
  return (
    <VisuallyHidden as="div" live="polite">
      {change && words.changes[change.what](words.entry(change.list, change.position))}
    </VisuallyHidden>
  );
}
