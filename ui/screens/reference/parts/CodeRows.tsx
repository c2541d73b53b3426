import type { LinkedCode } from '@vetsync/machines/reference/occupations';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';

/** Military codes below each other, each with its branch. */
export function CodeRows({ codes }: { codes: readonly LinkedCode[] }) {
  return (
    <RowList>
      {codes.map(({ branch, branchName, code, title, href, isOpen }) => (
        <Row
          key={`${branch} ${code}`}
          title={<span lang="en">{[code, title].filter(Boolean).join(', ')}</span>}
          detail={<span lang="en">{branchName}</span>}
          href={href}
          isCurrent={isOpen}
        />
      ))}
    </RowList>
  );
}
