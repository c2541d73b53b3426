import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { cell, columnHead, rowHead, scroll, table } from '../compare/Compare.css.ts';
import { comparedFacts } from './candidateFacts.tsx';
import type { CompareProps } from './CompareChoice.tsx';
import { compareWords as words } from './Recruiter.words.ts';

/** Candidates side by side: a row for each fact. */
export function CompareCandidates({ view, send }: CompareProps) {
  const { compared, leftOut, max } = view;
  return (
    <Dialog
      title={words.title}
      description={leftOut > 0 ? words.leftOut(leftOut, max) : undefined}
      width="page"
      onClose={() => send({ type: 'compare.close' })}
    >
      {compared.length === 0 ? (
        <EmptyState level={3} title={words.none.title}>
          {words.none.text}
        </EmptyState>
      ) : (
        <SideBySide view={view} send={send} />
      )}
    </Dialog>
  );
}

function SideBySide({ view: { compared }, send }: CompareProps) {
  return (
    <section className={scroll} aria-label={words.table}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={rowHead}>
              {words.fact}
            </th>
            {compared.map(({ id, name }) => (
              <th key={id} scope="col" className={columnHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFacts.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row" className={rowHead}>
                {label}
              </th>
              {compared.map((candidate) => (
                <td key={candidate.id} className={cell}>
                  <Text as="span" size="small">
                    {of(candidate)}
                  </Text>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={rowHead}>
              {words.next}
            </th>
            {compared.map(({ id, name, links }) => (
              <td key={id} className={cell}>
                <Stack space="xsmall">
                  <LinkButton size="small" href={links.profile} aria-label={words.profileOf(name)}>
                    {words.profile}
                  </LinkButton>
                  <Button
                    size="small"
                    emphasis="quiet"
                    aria-label={words.removeOf(name)}
                    onPress={() => send({ type: 'compare.remove', candidateId: id })}
                  >
                    {words.remove}
                  </Button>
                </Stack>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
