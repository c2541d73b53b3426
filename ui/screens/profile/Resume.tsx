import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import type { ProfileProps } from './Profile.types.ts';
import { useWords } from '../../language/useWords.ts';
import './Profile.phrases.ts';
import { resumeWords } from './Profile.words.ts';
import { sheetBackground, tools } from './Resume.css.ts';
import { ResumeSheet } from './ResumeSheet.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

const paperSizes = ['letter', 'a4'] as const;

/** The resume (`?open=resume`). The browser prints the sheet or saves it as PDF. */
export function Resume({ view, send }: ProfileProps) {
  const words = useWords(resumeWords);
  return (
    <Stack space="large">
      <div className={tools}>
        <Stack space="medium">
          <PageHead title={words.title} subtitle={words.help} />
          <Inline space="medium" align="flex-end">
            <Button variant="primary" icon={Printer} onPress={() => send({ type: 'resume.print' })}>
              {words.print}
            </Button>
            <Button icon={ArrowLeft} onPress={() => send({ type: 'resume.close' })}>
              {words.back}
            </Button>
            <ToggleButtonGroup
              label={words.paper}
              options={paperSizes.map((value) => ({ value, label: words.paperSizes[value] }))}
              selectedKeys={[view.paper]}
              onSelectionChange={([paper]) => paper && send({ type: 'paper.choose', paper })}
            />
          </Inline>
        </Stack>
      </div>
      <section className={sheetBackground} aria-label={words.sheet}>
        <ResumeSheet resume={view.resume} paper={view.paper} />
      </section>
    </Stack>
  );
}
