import type { Report } from '@vetsync/machines/portalAnalytics/model';
import type { Reader } from '@vetsync/machines/system/model';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { formatNumber } from '../format.ts';
import { organizationReportWords } from './OrganizationReport.words.ts';

/** The listings with the most applications. */
export function ReportListings({
  listings,
  reader,
}: Required<Pick<Report, 'listings'>> & { reader: Reader }) {
  const words = useWords(organizationReportWords).listings;
  const write = usePhrases();
  return (
    <Section title={words.title}>
      <RowList aria-label={words.title}>
        {listings.map(({ id, title, received, taken, takenName, href }) => (
          <Row
            key={id}
            title={title}
            href={href}
            detail={words.taken(write(takenName), formatNumber(taken, reader))}
            state={
              <Text as="span" numeric>
                {words.count(formatNumber(received, reader), received === 1)}
              </Text>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}
