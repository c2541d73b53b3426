import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import type { ProfileProps } from './Profile.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileFormWords } from './Profile.words.ts';

/** Choice of initials or a drawn mark. */
export function PortraitChoice({ view, send }: ProfileProps) {
  const words = useWords(profileFormWords);
  const { draft, portraits, errors, busy } = view.form;
  return (
    <RadioGroup
      name="avatar"
      label={words.fields.avatar}
      layout="grid"
      isReadOnly={busy}
      value={draft.text.avatar}
      error={errors['avatar']}
      options={portraits.map((value) => ({
        value,
        label: words.portraits[value],
        mark: <Avatar name={draft.text.name} mark={value} tone={view.role} size="small" />,
      }))}
      onChange={(value) => send({ type: 'field.change', field: 'avatar', value })}
    />
  );
}
