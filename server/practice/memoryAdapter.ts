import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Maximum entries. The oldest one is deleted first. */
const entriesMax = 5_000;

/** In-memory storage for `oidc-provider`. It is lost when the process ends. */
export function memoryAdapter(): (kind: string) => Adapter {
  const entries = new Map<string, AdapterPayload>();
  const find = async (matches: (payload: AdapterPayload) => boolean) => [...entries.values()].find(matches);

  return (kind) => {
    const key = (id: string) => `${kind}:${id}`;
    return {
      async upsert(id, payload) {
        entries.set(key(id), payload);
        for (const oldest of entries.keys()) if (entries.size > entriesMax) entries.delete(oldest);
      },
      find: async (id) => entries.get(key(id)),
      findByUid: (uid) => find((payload) => payload.kind === kind && payload.uid === uid),
      findByUserCode: (code) => find((payload) => payload.kind === kind && payload.userCode === code),
      async consume(id) {
        const payload = entries.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of entries) if (payload.grantId === grantId) entries.delete(id);
      },
    };
  };
}
