import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Code } from '../../../components/Code/Code.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { referenceWords } from '../Reference.words.ts';

interface NotImportedProps extends Pick<EmptyStateProps, 'level'> {
  /** Administrators are told the command that brings it in. */
  isAdmin: boolean;
  /** Where the answer is. @default O*NET's crosswalk */
  official?: { href: string; label: string };
}

const crosswalk = 'https://www.onetonline.org/crosswalk/MOC/';

/** Nobody has brought in the public files that would answer. Says so, and where the answer is. */
export function NotImported({ isAdmin, level, official }: NotImportedProps) {
  const words = useWords(referenceWords).notImported;
  const { href, label } = official ?? { href: crosswalk, label: words.official };
  return (
    <EmptyState
      drawing="missing"
      level={level}
      title={words.title}
      action={<Anchor href={href}>{label}</Anchor>}
    >
      {words.text}
      {isAdmin && (
        <Text size="small">
          {words.admin} <Code>npm run data -- import FOLDER</Code>
        </Text>
      )}
    </EmptyState>
  );
}
