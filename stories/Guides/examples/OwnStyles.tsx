import { Button } from '@vetsync/ui/components/Button';
import { Inline } from '@vetsync/ui/components/Inline';
import { LinkButton } from '@vetsync/ui/components/LinkButton';

export function OwnStyles() {
  return (
    <Inline space="small">
      <Button
        variant="primary"
        render={(props) => <button {...props} className={`${props.className} wide`} />}
      >
        Save
      </Button>
      <LinkButton
        href="/help"
        render={({ children, ...props }) => (
          <a {...props} data-track="help">
            {children}
          </a>
        )}
      >
        Help
      </LinkButton>
    </Inline>
  );
}
