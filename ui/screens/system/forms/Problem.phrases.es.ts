import { translate } from '../../../language/translate.ts';
import { problemPhrases } from './Problem.phrases.ts';

const tryAgainLater = 'Esto no está disponible en este momento. Intente de nuevo en un momento.';

export const problemPhrasesSpanish = translate(problemPhrases, {
  no_session: 'Por favor, inicie sesión.',
  no_token: 'Por favor, inicie sesión.',
  not_found: 'No se encontró',
  not_allowed: 'Solo la administración puede hacer esto.',
  method_not_allowed: 'Esto no se puede hacer aquí.',
  cross_site: 'Esta petición no viene de nuestras propias páginas.',
  refused: 'No se aceptó la petición.',
  unsupported_media_type: 'No se pudo leer la petición.',
  malformed_json: 'No se pudo leer la petición.',
  body_too_large: (bytes) => `Es demasiado texto: caben ${bytes} bytes.`,
  invalid_input: 'Algunos datos no son válidos.',
  invalid_value: 'Este dato no es válido',
  forbidden_characters: 'Tiene caracteres que no se permiten',
  invalid_credentials:
    'El correo electrónico o la contraseña son incorrectos, o el correo todavía no está confirmado.',
  wrong_password: 'Esta no es la contraseña de su cuenta.',
  banned: 'Esta cuenta fue cerrada por la administración.',
  password_too_short: (min) =>
    `Las cuentas de administración necesitan una contraseña de al menos ${min} caracteres, y la suya es más corta. Elija una nueva con “¿Olvidó su contraseña?”, o inicie sesión con un código por correo.`,
  weak_password: 'Esta contraseña es fácil de adivinar.',
  password_common: 'Esta contraseña es una de las más comunes. Elija una más difícil de adivinar',
  password_names_owner: 'No use su propio correo electrónico o nombre como contraseña',
  password_required:
    'Este enlace se abrió en otro navegador, no en el que se creó la cuenta. Elija una contraseña para continuar.',
  invalid_token: 'Este enlace ya se usó o ya venció. Pida uno nuevo.',
  invalid_mailed_code: 'Este código es incorrecto, ya se usó o ya venció. Use el más reciente, o pida otro.',
  invalid_app_code: 'Este código es incorrecto o ya se usó. Espere el siguiente e intente de nuevo.',
  invalid_challenge: 'Esto tardó demasiado o hubo demasiados intentos. Inicie sesión de nuevo.',
  proof_required: 'Por su seguridad, confirme quién es antes de cambiar esto.',
  email_taken: 'Este correo electrónico es de otra cuenta. Su cuenta conserva el anterior.',
  own_account: 'Esta es su propia cuenta. Otra persona de la administración tiene que hacerlo.',
  last_administrator: 'VetSync se quedaría sin administración. Primero dé ese rol a otra persona.',
  already_linked: 'Ya hay una cuenta de Google vinculada.',
  only_way_in: 'Sin Google ya no podría iniciar sesión. Primero elija una contraseña.',
  too_many_factors: (max) =>
    `Una cuenta puede tener ${max} aplicaciones de autenticación. Primero quite una.`,
  second_factor_off:
    'Los códigos de recuperación son parte de la verificación en dos pasos. Primero agregue una aplicación de autenticación.',
  second_factor_not_configured: 'Este sitio no tiene aplicaciones de autenticación.',
  provider_not_configured: 'Esto no se ofrece aquí.',
  provider_unavailable:
    'El proveedor de identidad no está disponible en este momento. Intente de nuevo más tarde.',
  invalid_verification_url: 'La dirección de la verificación no es válida',
  too_many_requests: 'Hay demasiadas peticiones. Intente de nuevo más tarde.',
  too_many_mails:
    'Por ahora no se pueden enviar más correos. Use el correo más reciente que tenga, o intente de nuevo más tarde.',
  too_many_hashes: 'En este momento demasiadas personas inician sesión. Intente de nuevo en unos segundos.',
  too_many_streams: 'Los contactos en vivo están abiertos en demasiadas pestañas. Primero cierre una.',
  too_many_exports: 'Otra exportación suya todavía está en curso. Intente de nuevo cuando termine.',
  exports_busy: 'Hay demasiadas exportaciones en curso. Intente de nuevo en un momento.',
  feed_full: tryAgainLater,
  feed_stopping: tryAgainLater,
  idempotency_key_reused: 'Esto ya se envió antes con otros datos.',
  request_changed: 'Otra persona cambió esta solicitud. Su cambio no se guardó.',
  profile_changed: 'Su perfil cambió en otro lugar. Sus cambios todavía no están guardados.',
  not_migrated: tryAgainLater,
  disk_full: 'La base de datos no tiene espacio en su disco.',
  database_away: tryAgainLater,
  database_slow: tryAgainLater,
  timed_out: tryAgainLater,
  stopping: tryAgainLater,
  internal_error: 'Algo salió mal de nuestro lado. Intente de nuevo.',
});
