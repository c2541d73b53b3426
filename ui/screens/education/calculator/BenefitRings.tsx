import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { rings } from '../Education.css.ts';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { money } from '../relativeDays.ts';

/** The benefit cards as rings (feature spec, sections 2 and 9). */
export function BenefitRings({ view }: Pick<EducationProps, 'view'>) {
  const words = useWords(educationWords).benefits;
  const { inProgress, decided } = view.benefits;
  if (!view.giBill) return <BenefitsUnknown links={view.links} />;
  const { giBillRemaining, monthsRemaining, housing, housingLocation, tuition } = view.giBill;
  return (
    <Card as="section" aria-labelledby="benefits">
      <Stack space="medium">
        <Heading level={2} id="benefits">
          {words.title}
        </Heading>
        <ul className={rings}>
          <li>
            <ProgressRing
              size="large"
              label={words.giBill}
              value={giBillRemaining}
              hint={words.months(monthsRemaining)}
            />
          </li>
          <li>
            <ProgressRing
              size="large"
              label={words.housing}
              value={100}
              figure={money(housing, view.reader)}
              hint={words.rate(housingLocation)}
            />
          </li>
          <li>
            <ProgressRing size="large" label={words.tuition} value={tuition} hint={words.tuitionRate} />
          </li>
          <li>
            <ProgressRing
              size="large"
              label={words.applications}
              value={decided}
              max={Math.max(1, view.applications.length)}
              figure={String(inProgress)}
              hint={words.decided(decided)}
            />
          </li>
        </ul>
        <Text size="small" tone="muted">
          {words.sample}
        </Text>
      </Stack>
    </Card>
  );
}

/** Only VA knows someone's remaining benefits, so signed-in users see no figures. */
function BenefitsUnknown({ links }: Pick<EducationProps['view'], 'links'>) {
  const words = useWords(educationWords).benefits;
  return (
    <Card as="section" aria-labelledby="benefits">
      <Stack space="small" align="flex-start">
        <Heading level={2} id="benefits">
          {words.title}
        </Heading>
        <Text>{words.unknown}</Text>
        <LinkButton href={links.calculator}>{words.plan}</LinkButton>
      </Stack>
    </Card>
  );
}
