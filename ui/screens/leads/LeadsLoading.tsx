import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { bar, frame, row } from './LeadsLoading.css.ts';
import { useWords } from '../../language/useWords.ts';
import { leadsAdminWords } from './LeadsAdmin.words.ts';

const skeletonRows = 8;

/** Placeholder for the table (platform spec, section 2: "Loading leads..."). */
export function LeadsLoading() {
  const words = useWords(leadsAdminWords);
  return (
    <div className={frame} aria-busy>
      <output className={bar}>
        <Spinner size="small" />
        <Text as="span" size="small" tone="muted">
          {words.loading}
        </Text>
      </output>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <div key={index} className={row}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
