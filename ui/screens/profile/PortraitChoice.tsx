import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { portrait } from './Profile.css.ts';
import type { ProfileProps } from './Profile.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileFormWords } from './Profile.words.ts';

/** Choice of initials or a drawn mark, with a preview. */
export function PortraitChoice({ view, send }: ProfileProps) {
  const words = useWords(profileFormWords);
  const { draft, portraits, errors, busy } = view.form;
  return (
    <div className={portrait}>
      <Avatar name={draft.text.name} mark={draft.text.avatar} tone={view.role} size="large" />
      <RadioGroup
        name="avatar"
        label={words.fields.avatar}
        layout="inline"
        isReadOnly={busy}
        value={draft.text.avatar}
        error={errors['avatar']}
        options={portraits.map((value) => ({ value, label: words.portraits[value] }))}
        onChange={(value) => send({ type: 'field.change', field: 'avatar', value })}
      />
    </div>
  );
}
