import type { Choices } from '@vetsync/machines/exchange/receivedApplications';
import UserRound from 'lucide-react/icons/user-round';
import { Menu, type MenuProps } from '../../../components/Menu/Menu.tsx';
import { useWords } from '../../../language/useWords.ts';
import { assignmentWords } from '../ReceivedSelection.words.ts';
import { colleagueName } from './colleagueName.ts';

/** Id of the item for nobody: no id of a person. */
const none = 'nobody';

export interface AssignMenuProps extends Pick<
  MenuProps,
  'label' | 'variant' | 'size' | 'isDisabled' | 'placement'
> {
  choices: Choices | null;
  self: string;
  /** Who has it; null: nobody, undefined: several have. */
  assigneeId?: string | null | undefined;
  onAssign: (assigneeId: string | null) => void;
}

/** Who can take care of an application: first oneself. */
export function AssignMenu({ choices, self, assigneeId, onAssign, ...button }: AssignMenuProps) {
  const words = useWords(assignmentWords);
  const others = (choices?.colleagues ?? []).filter(({ id }) => id !== self);
  return (
    <Menu
      icon={UserRound}
      {...button}
      groups={[
        {
          id: 'people',
          label: words.label,
          selectedId: assigneeId === null ? none : (assigneeId ?? null),
          items: [
            { id: self, label: words.toMe },
            ...others.map((one) => ({
              id: one.id,
              label: colleagueName({ me: words.toMe, unnamed: words.unnamed }, one, self),
            })),
            { id: none, label: words.nobody },
          ],
        },
      ]}
      onAction={(id) => onAssign(id === none ? null : id)}
    />
  );
}
