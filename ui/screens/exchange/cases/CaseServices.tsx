import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../components/Button/Button.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { caseRecordWords } from './CaseRecord.words.ts';
import * as styles from './Cases.css.ts';
import type { OpenedCaseProps } from './Cases.types.ts';
import { ServiceBadge, ServiceMenu } from './ServiceBadge.tsx';

/** What the person has asked for, or was promised, and where each stands. */
export function CaseServices({ record, stored, send }: OpenedCaseProps) {
  const words = useWords(caseRecordWords);
  const { work } = record;
  const isOpen = work.isAllowed && stored.closedAt === null;
  return (
    <Section title={words.services.title} level={3}>
      <Stack space="small">
        {stored.services.length === 0 && <Text tone="muted">{words.services.none}</Text>}
        {stored.services.length > 0 && (
          <ul className={styles.items}>
            {stored.services.map((service) => (
              <li key={service.id} className={styles.item}>
                <span>{service.name}</span>
                {isOpen ? (
                  <ServiceMenu
                    service={service}
                    isDisabled={work.isBusy}
                    onMove={(status) => send({ type: 'service.move', serviceId: service.id, status })}
                  />
                ) : (
                  <ServiceBadge status={service.status} />
                )}
              </li>
            ))}
          </ul>
        )}
        {isOpen && (
          <div className={styles.adding}>
            <TextField
              label={words.services.label}
              isRequired={false}
              isReadOnly={work.isBusy}
              error={work.invalid.service ? words.tooLong : undefined}
              value={work.draft.service}
              onChange={(text) => send({ type: 'words.change', field: 'service', text })}
              onKeyDown={({ key }) => {
                if (key === 'Enter') send({ type: 'service.add' });
              }}
            />
            <Button
              icon={Plus}
              isDisabled={!work.canAddService}
              onPress={() => send({ type: 'service.add' })}
            >
              {words.services.add}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
