import type { CommunityScreenEvent, EventMoveView } from '@vetsync/machines/community/community';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormGrid, FormGridRow } from '../../../components/FormGrid/FormGrid.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { slotTime, zoneName } from '../../dates.ts';
import { communityWords } from '../Community.words.ts';
import { eventEditorWords } from '../EventEditor.words.ts';

interface MoveDialogProps {
  move: EventMoveView;
  intl: IntlConfig;
  send: (event: CommunityScreenEvent) => void;
}

/** Changes when and where the reader's own event takes place. */
export function MoveDialog({ move, intl, send }: MoveDialogProps) {
  const words = useWords(communityWords).move;
  const sharedWords = useWords(eventEditorWords);
  const write = usePhrases();
  const { fields, errors, asked, isOnline, days, limits, failure } = move;
  const isSending = move.state === 'sending';
  const field = (name: keyof typeof fields) => ({
    name,
    isRequired: true,
    label: sharedWords.fields[name],
    value: fields[name],
    error: errors[name],
    isDisabled: isSending,
    onChange: (value: string) => send({ type: 'move.change', field: name, value }),
  });
  const { onChange: changeDate, ...dateField } = field('date');
  return (
    <Dialog title={words.title} description={move.title} onClose={() => send({ type: 'move.close' })}>
      <Form onSubmit={() => send({ type: 'move.send' })} focusField={move.focus} attempt={move.attempt}>
        <Text tone="muted">{words.text}</Text>
        <FormGrid>
          <DatePicker
            {...dateField}
            today={days.first}
            firstDay={days.first}
            lastDay={days.last}
            onChange={(day) => changeDate(day ?? '')}
          />
          <Select
            {...field('time')}
            options={move.times.map((value) => ({ value, label: slotTime(value, intl) }))}
          />
          <FormGridRow>
            <Text size="small" tone="muted">
              {sharedWords.zone(zoneName(move.timeZone, intl))}
            </Text>
          </FormGridRow>
          {asked.includes('location') && (
            <FormGridRow>
              <TextField
                {...field('location')}
                label={sharedWords.town}
                help={sharedWords.townHelp}
                limit={limits.location}
              />
            </FormGridRow>
          )}
          <FormGridRow>
            <TextField
              {...field('place')}
              {...(isOnline && { label: sharedWords.online })}
              help={sharedWords.placeHelp[isOnline ? 'online' : 'inPerson']}
              limit={limits.place}
            />
          </FormGridRow>
        </FormGrid>
        {failure && (
          <Banner tone="critical" announce="alert" title={words.failed}>
            {write(failure)}
          </Banner>
        )}
        <DialogFooter>
          <Button type="submit" variant="primary" isPending={isSending}>
            {isSending ? words.sending : words.send}
          </Button>
          <Button onPress={() => send({ type: 'move.close' })}>{words.close}</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
