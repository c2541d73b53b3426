import { Banner } from '../../../../components/Banner/Banner.tsx';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { formatNumber } from '../../../format.ts';
import { jobImportWords } from '../JobImport.words.ts';
import type { JobImportProps } from '../JobImport.types.ts';

/** How many drafts were added, and where they are. */
export function ImportDone({ view: { imported, listHref, reader } }: Pick<JobImportProps, 'view'>) {
  const words = useWords(jobImportWords).done;
  return (
    <Banner
      tone="positive"
      title={imported === 1 ? words.one : words.title(formatNumber(imported, reader))}
      announce="status"
      action={
        <LinkButton href={`${listHref}?status=draft`} variant="primary">
          {words.drafts}
        </LinkButton>
      }
    >
      {words.text}
    </Banner>
  );
}
