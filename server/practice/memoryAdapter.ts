import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Maximum entries. The oldest one is deleted first. */
const keptMost = 5_000;

/** In-memory storage for `oidc-provider`. It is lost when the process ends. */
export function memoryAdapter(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const find = async (matches: (payload: AdapterPayload) => boolean) => [...kept.values()].find(matches);

  return (kind) => {
    const key = (id: string) => `${kind}:${id}`;
    return {
      async upsert(id, payload) {
        kept.set(key(id), payload);
        for (const oldest of kept.keys()) if (kept.size > keptMost) kept.delete(oldest);
      },
      find: async (id) => kept.get(key(id)),
      findByUid: (uid) => find((payload) => payload.kind === kind && payload.uid === uid),
      findByUserCode: (code) => find((payload) => payload.kind === kind && payload.userCode === code),
      async consume(id) {
        const payload = kept.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id);
      },
    };
  };
}
