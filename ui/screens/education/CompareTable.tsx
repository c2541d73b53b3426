import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { cell, columnHead, rowHead, scroll, table } from '../compare/Compare.css.ts';
import type { EducationProps } from './EducationHub.tsx';
import { educationWords } from './Education.words.ts';
import { programFacts } from './programFacts.tsx';

const words = educationWords.compare;
const program = educationWords.program;

/** Programs side by side: a row for each fact. */
export function CompareTable({ view, send }: EducationProps) {
  const { compared, reader } = view;
  return (
    <section className={scroll} aria-label={words.table}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={rowHead}>
              {words.what}
            </th>
            {compared.map((one) => (
              <th key={one.id} scope="col" className={columnHead}>
                {one.name}
                <Text as="div" size="small" tone="muted">
                  {one.program}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={rowHead}>
              {program.match}
            </th>
            {compared.map(({ id, matchScore }) => (
              <td key={id} className={cell}>
                <MatchScore score={matchScore} />
              </td>
            ))}
          </tr>
          {programFacts.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row" className={rowHead}>
                {label}
              </th>
              {compared.map((one) => (
                <td key={one.id} className={cell}>
                  {of(one, reader)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={rowHead}>
              {program.features}
            </th>
            {compared.map(({ id, features }) => (
              <td key={id} className={cell}>
                {features.join(', ')}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={rowHead}>
              {words.next}
            </th>
            {compared.map(({ id, name, program: title }) => (
              <td key={id} className={cell}>
                <Inline space="xsmall">
                  <Button
                    size="small"
                    emphasis="primary"
                    aria-label={program.named(program.apply, title, name)}
                    onPress={() => send({ type: 'program.apply', programId: id })}
                  >
                    {program.apply}
                  </Button>
                  <Button
                    size="small"
                    aria-label={words.remove(name)}
                    onPress={() => send({ type: 'compare.toggle', programId: id })}
                  >
                    {words.removeShort}
                  </Button>
                </Inline>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
