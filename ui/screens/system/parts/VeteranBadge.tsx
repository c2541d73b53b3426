import BadgeCheck from 'lucide-react/icons/badge-check';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { useWords } from '../../../language/useWords.ts';
import { veteranBadgeWords } from './VeteranBadge.words.ts';

/** Badge of a user whose service the identity provider confirmed (platform spec, section 4, "Veteran verified"). */
export function VeteranBadge() {
  const words = useWords(veteranBadgeWords);
  return (
    <Badge tone="honor" icon={BadgeCheck}>
      {words.verified}
    </Badge>
  );
}
