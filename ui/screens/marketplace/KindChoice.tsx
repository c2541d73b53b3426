import type { ListingKind } from '@vetsync/machines/organizations/model';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useWords } from '../../language/useWords.ts';
import { listingSearchWords } from './ListingSearch.words.ts';

type Kind = ListingKind | 'all' | 'organizations';
const kinds: readonly Kind[] = ['all', 'job', 'degree', 'program', 'provider', 'event', 'organizations'];

interface KindChoiceProps {
  chosen: Kind;
  /** Null: everything that is published. */
  onChoose: (kind: ListingKind | null) => void;
  onOrganizations: () => void;
}

/** What the marketplace lists. */
export function KindChoice({ chosen, onChoose, onOrganizations }: KindChoiceProps) {
  const words = useWords(listingSearchWords).kinds;
  return (
    <ToggleButtonGroup
      label={words.label}
      isLabelHidden
      layout="line"
      options={kinds.map((value) => ({ value, label: words[value] }))}
      selectedKeys={[chosen]}
      onSelectionChange={([kind = 'all']) =>
        kind === 'organizations' ? onOrganizations() : onChoose(kind === 'all' ? null : kind)
      }
    />
  );
}
