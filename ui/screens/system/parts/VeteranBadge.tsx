import BadgeCheck from 'lucide-react/icons/badge-check';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { veteranBadgeWords } from './VeteranBadge.words.ts';

/** Badge of a user whose service the identity provider confirmed (platform spec, section 4, "Veteran verified"). */
export function VeteranBadge() {
  return (
    <Badge tone="honor" icon={BadgeCheck}>
      {veteranBadgeWords.verified}
    </Badge>
  );
}
