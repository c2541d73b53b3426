import { translate } from '../../../language/translate.ts';
import type * as english from './SystemHealth.words.ts';

export const systemHealthWords = translate<typeof english.systemHealthWords>({
  title: 'Estado del sistema',
  verdict: {
    fine: 'Todo funciona',
    troubles: (parts) => `Requiere atención: ${parts}`,
  },
  since: (when) => `Se inició ${when}`,
  version: (version) => `Versión ${version}`,
  database: {
    label: 'Base de datos',
    reachable: 'Disponible',
    away: 'No disponible',
    latency: (ms) => `Responde en ${ms} ms`,
    size: (size) => `Ocupa ${size}`,
    facts: (latency, size) => `${latency}. ${size}`,
  },
  mail: {
    label: 'Correo',
    fine: 'Sin fallas',
    failing: (count) => `Con fallas: ${count}`,
    waiting: (count) => `Por enviar: ${count}`,
  },
  feed: {
    label: 'Canal en vivo',
    streams: (shown, count) => (count === 1 ? '1 conexión abierta' : `${shown} conexiones abiertas`),
    current: 'Al día',
    behind: (seconds) =>
      seconds < 120 ? `${seconds} s de retraso` : `${Math.floor(seconds / 60)} min de retraso`,
    cause: 'Una transacción abierta en la base de datos retiene los contactos nuevos',
  },
  assistant: {
    label: 'Battle Buddy',
    library: 'Biblioteca propia',
    model: 'Modelo de IA',
    resting: 'El modelo de IA falla',
    host: (model, host) => `${model} en ${host}`,
    noModel: 'Sin modelo de IA',
    instead: 'Responde la biblioteca propia',
  },
  memory: { label: 'Memoria', text: 'La que usa este servidor' },
  lastHour: 'Última hora, un punto por minuto',
  requests: { title: 'Peticiones por minuto', all: 'Peticiones', failed: 'Fallidas (5xx)' },
  latency: {
    title: 'Tiempo de respuesta',
    series: 'Percentil 95 del tiempo de respuesta',
    value: (ms) => `${ms} ms`,
  },
  minute: 'Minuto',
  none: {
    title: 'Ninguna petición en la última hora',
    text: 'Se cuentan aquí a partir de la próxima.',
  },
});
