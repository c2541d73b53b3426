import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusAfterDialog } from '../system/parts/focus.ts';
import { useWords } from '../../language/useWords.ts';
import { portalTableWords } from './PortalTable.words.ts';
import type { PortalTableProps } from './PortalTable.types.ts';

interface BulkNoticeProps extends Pick<PortalTableProps, 'send'> {
  title: string;
}

/** The last bulk action, with Undo for a while. */
export function BulkNotice({ title, send }: BulkNoticeProps) {
  const words = useWords(portalTableWords).bulk;
  const notice = useFocusAfterDialog<HTMLDivElement>();
  return (
    <Card as="section" aria-label={title}>
      <Inline space="small" justify="space-between">
        <div ref={notice} tabIndex={-1}>
          <Text as="span" weight="medium">
            {title}
          </Text>
        </div>
        <Inline space="xsmall">
          <Button size="small" aria-label={words.undoOf(title)} onPress={() => send({ type: 'bulk.undo' })}>
            {words.undo}
          </Button>
          <Button size="small" variant="quiet" onPress={() => send({ type: 'bulk.dismiss' })}>
            {words.dismiss}
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
}
