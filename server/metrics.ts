import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Upper bounds in seconds of the request histogram. */
const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * The process's Prometheus metrics. Other modules add theirs to `registry`. Label values must come from small fixed
 * sets.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer, by route pattern, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests answered with a problem, by its code.',
    labelNames: ['code'],
    registers: [registry],
  });
  return { registry, requests, refusals };
}
export type Metrics = ReturnType<typeof createMetrics>;
