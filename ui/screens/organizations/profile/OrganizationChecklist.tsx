import type { ChecklistItem, ChecklistStep } from '@vetsync/machines/organizations/model';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../language/useWords.ts';
import { organizationPageWords } from '../OrganizationPage.words.ts';

export interface OrganizationChecklistProps {
  items: readonly ChecklistItem[];
  /** Where each step is taken. */
  hrefs: Readonly<Record<ChecklistStep, string>>;
  /** Takes the first step on this page instead. */
  onEdit?: () => void;
  /** Whether something else on the page comes first. @default false */
  isQuiet?: boolean;
}

/** The first steps of a new organization. What is done stays in sight; the first open step stands out. */
export function OrganizationChecklist({ items, hrefs, onEdit, isQuiet = false }: OrganizationChecklistProps) {
  const words = useWords(organizationPageWords).checklist;
  const next = items.find(({ isDone }) => !isDone)?.step;
  const lookOf = (step: ChecklistStep) =>
    ({ size: 'small', variant: step === next && !isQuiet ? 'primary' : 'secondary' }) as const;
  return (
    <Section
      title={words.title}
      action={
        <Text as="span" size="small" tone="muted" numeric>
          {words.progress(items.filter(({ isDone }) => isDone).length, items.length)}
        </Text>
      }
    >
      <RowList aria-label={words.title}>
        {items.map(({ step, isDone }) => (
          <Row
            key={step}
            mark={
              <Text as="span" tone={isDone ? 'positive' : 'muted'}>
                <Icon of={isDone ? CircleCheck : Circle} />
              </Text>
            }
            title={
              <>
                {isDone && <VisuallyHidden>{words.done} </VisuallyHidden>}
                {words.steps[step].title}
              </>
            }
            detail={isDone ? undefined : words.steps[step].text}
            actions={
              !isDone &&
              (step === 'profile' && onEdit ? (
                <Button {...lookOf(step)} onPress={onEdit}>
                  {words.steps[step].action}
                </Button>
              ) : (
                <LinkButton {...lookOf(step)} href={hrefs[step]}>
                  {words.steps[step].action}
                </LinkButton>
              ))
            }
          />
        ))}
      </RowList>
    </Section>
  );
}
