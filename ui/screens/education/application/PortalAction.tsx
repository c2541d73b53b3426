import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { EducationProps } from '../Education.types.ts';

interface PortalActionProps extends EducationProps {
  children: string;
}

/** Starts the common application, here or where programs are found. */
export function PortalAction({ view: { portalHref }, send, children }: PortalActionProps) {
  return portalHref === null ? (
    <Button onPress={() => send({ type: 'portal.open' })}>{children}</Button>
  ) : (
    <LinkButton href={portalHref}>{children}</LinkButton>
  );
}
