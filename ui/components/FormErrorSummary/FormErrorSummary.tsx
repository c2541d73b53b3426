import { use, type MouseEvent } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Anchor } from '../Link/Anchor.tsx';
import { checkForm } from '../Box/mistakes.ts';
import type { RootProps } from '../Box/rootProps.ts';
import { FieldScope, fieldId } from '../Field/fieldScope.ts';
import { focusControl } from '../Form/Form.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { link, list, summary } from './FormErrorSummary.css.ts';
import type { Phrase } from '../../language/phrase.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { formErrorSummaryWords } from './FormErrorSummary.words.ts';

export interface FormErrorSummaryProps extends RootProps<'div'> {
  /** Messages by field name, as in a machine's view. Nothing is shown if there are none. */
  errors: Readonly<Partial<Record<string, Phrase>>>;
  /** All field names in form order. */
  order: readonly string[];
}

/**
 * Lists the errors of a form, each as a link to its field. Put it at the top of a `Form`. Only the count is
 * announced: the first invalid field gets focus at the same time and announces its own error.
 */
export function FormErrorSummary({ errors, order, ...rest }: FormErrorSummaryProps) {
  const words = useWords(formErrorSummaryWords);
  const write = usePhrases();
  const scope = use(FieldScope);
  const invalid = order.filter((name) => errors[name]);
  if (invalid.length === 0) return null;
  checkForm('FormErrorSummary', scope);
  return (
    <div data-component="FormErrorSummary" {...rest} className={summary}>
      <Icon of={CircleAlert} />
      <div>
        <div role="alert">
          <Text weight="medium">{words.title(invalid.length)}</Text>
        </div>
        <ul className={list}>
          {invalid.map((name) => (
            <li key={name}>
              <Anchor className={link} href={`#${fieldId(scope, name)}`} onClick={focusField}>
                {write(errors[name] ?? '')}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The URL doesn't change: its fragment isn't used for fields. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  focusControl(event.currentTarget.closest('form'), event.currentTarget.hash.slice(1));
}
