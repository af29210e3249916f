import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { useEngine } from '@/engine/EngineContext';
import { can } from '@/engine/permissions';
import { recordFromApi } from '@/engine/transforms/recordFromApi';
import { transformContext } from '@/engine/transforms/transformContext';
import { useApi, useConfig, useSession } from '@/session/hooks';
import { readConfiguration, type RequestProof } from '../../model/RequestConfiguration';

/** What a structure asks of beneficiaries now, in its order; nothing while that is not known. The page does not wait for it. */
export function useExpectedProofs(structureId: number | undefined): readonly RequestProof[] {
  const api = useApi();
  const { resources, loadEntity } = useEngine();
  const session = useSession();
  const config = useConfig();
  const structures = resources.find(({ name }) => name === 'structure');
  const mayRead = structures !== undefined && can('show', structures, session, config);
  const { data } = useSWR<readonly RequestProof[], ApiError>(
    mayRead && structureId !== undefined ? ['structure', 'proofs', structureId] : null,
    async () => {
      const [structure, wire] = await Promise.all([loadEntity('structure'), api.get(`admin/structures/${structureId}`)]);
      return readConfiguration(recordFromApi(structure, wire, transformContext(config.settings.utcTime))).proofs;
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return data ?? [];
}
