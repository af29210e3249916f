import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { useEngine } from '@/engine/data/EngineContext';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { transformContext } from '@/engine/model/transforms/transformContext';
import { useApi, useConfig } from '@/session/hooks';
import { askedProofs, readConfiguration, type AskedProof, type RequestProof } from '../../model/RequestConfiguration';

interface StructureProofs {
  /** The proofs that the structure asks of beneficiaries now, in its order. */
  expected: readonly RequestProof[];
  /** All proofs, including those asked for earlier, which give the answers their words. */
  asked: readonly AskedProof[];
}

const NOTHING: StructureProofs = { expected: [], asked: [] };

/**
 * The proofs that a structure asks for; empty until they are known, as the page does not wait for them. Whoever reads requests may read structures, since the
 * session has structures only for them.
 */
export function useStructureProofs(structureId: number | undefined): StructureProofs {
  const api = useApi();
  const { loadEntity } = useEngine();
  const { settings } = useConfig();
  const { data } = useSWR<StructureProofs, ApiError>(
    structureId !== undefined ? ['structure', 'proofs', structureId] : null,
    async () => {
      const [structure, wire] = await Promise.all([loadEntity('structure'), api.get(`admin/structures/${structureId}`)]);
      const record = recordFromApi(structure, wire, transformContext(settings.utcTime));
      return { expected: readConfiguration(record).proofs, asked: askedProofs(record) };
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return data ?? NOTHING;
}
