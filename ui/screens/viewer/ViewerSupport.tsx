import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Part } from '../system/parts/Part.tsx';
import { onScreen, plain, row } from './ProfileViewer.css.ts';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

export function ViewerSupport({ view, send }: ProfileViewerProps) {
  const words = useWords(profileViewerWords).support;
  return (
    <Part title={words.title}>
      <ul className={plain}>
        <Row {...words.session}>
          <LinkButton size="small" href={view.wellnessHref}>
            {words.session.action}
          </LinkButton>
        </Row>
        {(['claim', 'housing'] as const).map((service) => (
          <Row key={service} {...words[service]}>
            <Button size="small" onPress={() => send({ type: 'support.open', service })}>
              {words[service].action}
            </Button>
          </Row>
        ))}
      </ul>
    </Part>
  );
}

interface RowProps {
  title: string;
  text: string;
  children: ReactNode;
}

const Row = ({ title, text, children }: RowProps) => (
  <li className={row}>
    <div>
      <Text weight="medium">{title}</Text>
      <Text size="small" tone="muted">
        {text}
      </Text>
    </div>
    <div className={onScreen}>{children}</div>
  </li>
);
