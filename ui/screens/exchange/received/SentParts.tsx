import type { SentPart } from '@vetsync/machines/exchange/model';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { useWords } from '../../../language/useWords.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { lines as linesStyle, prose } from './Received.css.ts';

type Part = keyof typeof receivedApplicationWords.parts;

/** Parts of a profile or an application, field by field. */
export function SentParts({ parts }: { parts: readonly SentPart<Part>[] }) {
  const words = useWords(receivedApplicationWords);
  return (
    <DescriptionList
      layout="stacked"
      items={parts.map(({ part, lines }) => ({
        label: words.parts[part],
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
