import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What an `oidc-provider` of one test run keeps, forgotten with it. */
export function memoryAdapter(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const find = async (matches: (payload: AdapterPayload) => boolean) => [...kept.values()].find(matches);

  return (kind) => {
    const key = (id: string) => `${kind}:${id}`;
    return {
      async upsert(id, payload) {
        kept.set(key(id), payload);
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
