export const systemHealthWords = {
  title: 'System health',
  verdict: {
    fine: 'Everything works',
    troubles: (parts: string) => `Needs attention: ${parts}`,
  },
  since: (when: string) => `Started ${when}`,
  version: (version: string) => `Version ${version}`,
  database: {
    label: 'Database',
    reachable: 'Reachable',
    away: 'Not reachable',
    latency: (ms: string) => `Responds in ${ms} ms`,
    size: (size: string) => `Holds ${size}`,
    facts: (latency: string, size: string) => `${latency}. ${size}`,
  },
  mail: {
    label: 'Email',
    fine: 'No failures',
    failing: (count: string) => `${count} failing`,
    waiting: (count: string) => `${count} waiting to be sent`,
  },
  feed: {
    label: 'Live feed',
    streams: (shown: string, count: number) =>
      count === 1 ? '1 open connection' : `${shown} open connections`,
    current: 'Up to date',
    behind: (seconds: number) =>
      seconds < 120 ? `${seconds} s behind` : `${Math.floor(seconds / 60)} min behind`,
    cause: 'An open transaction in the database holds new leads back',
  },
  assistant: {
    label: 'Battle Buddy',
    library: 'VetSync’s library',
    model: 'AI model',
    resting: 'AI model is failing',
    host: (model: string, host: string) => `${model} at ${host}`,
    noModel: 'No AI model is set up',
    instead: 'VetSync’s library answers instead',
  },
  memory: { label: 'Memory', text: 'Used by this server' },
  lastHour: 'Last hour, one point per minute',
  requests: { title: 'Requests per minute', all: 'Requests', failed: 'Failed (5xx)' },
  latency: {
    title: 'Response time',
    series: '95th percentile response time',
    value: (ms: string) => `${ms} ms`,
  },
  minute: 'Minute',
  none: { title: 'No requests in the last hour', text: 'They’ll be counted here as they come in.' },
} as const;
