import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ApplyAction } from './programs/ApplyAction.tsx';
import { CompareTable } from './programs/CompareTable.tsx';
import type { EducationProps } from './Education.types.ts';
import { useWords } from '../../language/useWords.ts';
import { educationWords } from './Education.words.ts';
import { ProgramDetails } from './programs/ProgramDetails.tsx';

/** What the URL opens over the page: a program's details, or a comparison. */
export function EducationOverlay({ view, send }: EducationProps) {
  const words = useWords(educationWords);
  const { overlay, program } = view;
  const close = () => send({ type: 'dialog.close' });
  return (
    <>
      <Dialog
        isOpen={overlay === 'details'}
        title={program?.program ?? ''}
        description={program ? `${program.name}, ${program.location}` : undefined}
        onClose={close}
        footer={
          program && (
            <>
              <ApplyAction variant="primary" program={program} send={send} />
              <Button onPress={close}>{words.program.close}</Button>
            </>
          )
        }
      >
        {program && (
          <ProgramDetails
            program={program}
            canCompare={view.canCompare || program.isCompared}
            reader={view.reader}
            send={send}
          />
        )}
      </Dialog>
      <Dialog
        isOpen={overlay === 'compare'}
        width="page"
        title={words.compare.title}
        onClose={close}
        footer={<Button onPress={close}>{words.program.close}</Button>}
      >
        <CompareTable view={view} send={send} />
      </Dialog>
      <Dialog
        isOpen={overlay === 'unknownProgram'}
        width="narrow"
        title={words.program.gone.title}
        onClose={close}
        footer={<Button onPress={close}>{words.program.close}</Button>}
      >
        <Text>{words.program.gone.text}</Text>
      </Dialog>
    </>
  );
}
