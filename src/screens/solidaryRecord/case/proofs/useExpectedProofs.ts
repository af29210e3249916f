import useSWR from 'swr';
import type { ApiError } from '@/api/ApiError';
import { useEngine } from '@/engine/EngineContext';
import { can } from '@/engine/permissions';
import { useApi, useConfig, useSession } from '@/session/hooks';
import { idOf, isTrue, numberOf, rowsOf, textOf } from '../../model/read';

/** A proof that a structure asks of beneficiaries. */
export interface ExpectedProof {
  id: number;
  label: string;
  isMandatory: boolean;
  isFile: boolean;
}

const REQUESTER = 1;

/** Those that are asked for now, in their order; none while they are not known. The page does not wait for them. */
export function useExpectedProofs(structureId: number | undefined): readonly ExpectedProof[] {
  const api = useApi();
  const session = useSession();
  const config = useConfig();
  const structures = useEngine().resources.find(({ name }) => name === 'structure');
  const mayRead = structures !== undefined && can('show', structures, session, config);
  const { data } = useSWR<readonly ExpectedProof[], ApiError>(
    mayRead && structureId !== undefined ? ['structure', 'proofs', structureId] : null,
    async () => expectedProofs((await api.get(`admin/structures/${structureId}`))['structureProofs']),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return data ?? [];
}

/** Total (contract solidary 5.3, 22.28). */
export function expectedProofs(value: unknown): ExpectedProof[] {
  return rowsOf(value)
    .filter(({ type, activated }) => numberOf(type) === REQUESTER && isTrue(activated))
    .toSorted((one, other) => (numberOf(one['position']) ?? 0) - (numberOf(other['position']) ?? 0))
    .flatMap((row) => {
      const [id, label] = [idOf(row['id']), textOf(row['label'])];
      return id === undefined || label === undefined ? [] : [{ id, label, isMandatory: isTrue(row['mandatory']), isFile: isTrue(row['file']) }];
    });
}
