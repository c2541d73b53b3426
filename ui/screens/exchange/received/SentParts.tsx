import type { SentPart } from '@vetsync/machines/exchange/model';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { useWords } from '../../../language/useWords.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { lines as linesStyle, prose } from './Received.css.ts';

type Part = keyof typeof receivedApplicationWords.parts;

export interface SentPartsProps {
  parts: readonly SentPart<Part>[];
  /** What these are called for a reader who is no staff. */
  labels?: Readonly<Partial<Record<Part, string>>>;
}

/** Parts of a profile or an application, field by field. */
export function SentParts({ parts, labels = {} }: SentPartsProps) {
  const words = useWords(receivedApplicationWords);
  return (
    <DescriptionList
      layout="stacked"
      items={parts.map(({ part, lines }) => ({
        label: labels[part] ?? words.parts[part],
        value: lines === true ? words.yes : <Lines lines={lines} />,
      }))}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return <span className={prose}>{lines[0]}</span>;
  return (
    <ul className={linesStyle}>
      {lines.map((line) => (
        <li key={line} className={prose}>
          {line}
        </li>
      ))}
    </ul>
  );
}
