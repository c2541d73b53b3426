import type { LinkedOccupation } from '@vetsync/machines/reference/occupations';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { figures, row, rows } from '../Reference.css.ts';
import { referenceWords } from '../Reference.words.ts';
import { PayBar } from './PayRange.tsx';
import { wholeDollars } from '../../format.ts';

interface OccupationRowsProps<One extends LinkedOccupation> {
  items: readonly One[];
  /** A line below the name. */
  note: (item: One) => string;
  label: string;
}

/** Civilian occupations below each other, with their pay on one axis. Each name leads to the occupation. */
export function OccupationRows<One extends LinkedOccupation>({
  items,
  note,
  label,
}: OccupationRowsProps<One>) {
  const words = useWords(referenceWords).pay;
  const { locale } = useLocale();
  const ends = items.flatMap(({ wage }) => (wage ? [wage.p10, wage.p90] : []));
  const amounts = ends.filter((amount) => amount !== null);
  const axis = { from: Math.min(...amounts), to: Math.max(...amounts) };
  return (
    <ul className={rows} aria-label={label}>
      {items.map((item) => (
        <li key={item.onet} className={row}>
          <div>
            <Text weight="strong">
              <Anchor href={item.href} aria-current={item.isChosen || undefined} lang="en">
                {item.title}
              </Anchor>
            </Text>
            <Text size="small" tone="muted">
              {note(item)}
            </Text>
          </div>
          {item.wage?.median == null ? <span /> : <PayBar wage={item.wage} {...axis} />}
          <div className={figures}>
            {item.wage?.median == null ? (
              <Text size="small" tone="muted">
                {words.none}
              </Text>
            ) : (
              <>
                <Text weight="strong" numeric>
                  {item.wage.p10 !== null && item.wage.p90 !== null
                    ? words.range(
                        wholeDollars(item.wage.p10, { locale }),
                        wholeDollars(item.wage.p90, { locale }),
                      )
                    : wholeDollars(item.wage.median, { locale })}
                </Text>
                <Text size="caption" tone="muted" numeric>
                  {words.medianOf(wholeDollars(item.wage.median, { locale }))}
                </Text>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
