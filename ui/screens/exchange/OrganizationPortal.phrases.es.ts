import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './OrganizationPortal.phrases.ts';

export const portalPhrases = translatePhrases<typeof english.portalPhrases>('organizationPortal', {
  applications: 'Solicitudes',
  applicationsShort: 'Solicitudes',
  hired: (count) => (count === 1 ? '1 contratación' : `${count} contrataciones`),
  accepted: (count) => (count === 1 ? '1 aceptada' : `${count} aceptadas`),
  active: (count) => (count === 1 ? '1 activa' : `${count} activas`),
  received: (name, listing) => `${name} envió una solicitud: ${listing}`,
  offerAccepted: (name, listing) => `${name} aceptó su oferta: ${listing}`,
  offerDeclined: (name, listing) => `${name} rechazó su oferta: ${listing}`,
  updated: (name, listing) => `${name} actualizó su solicitud: ${listing}`,
  next: (name, listing) => `Hay un lugar libre. Siguiente en la lista de espera: ${name}, ${listing}`,
  withdrawn: (name, listing) => `${name} retiró su solicitud: ${listing}`,
  decided: (name, listing, status) => `Solicitud de ${name}, ${listing}: ${status}`,
  undone: (name, listing) => `Se deshizo una decisión: ${name}, ${listing}`,
});
