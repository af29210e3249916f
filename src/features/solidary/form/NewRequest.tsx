import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stands } from '@/config/platformFaults';
import { useEntity } from '@/engine/data/EngineContext';
import { useRecord } from '@/engine/data/useRecord';
import { FilledCopy } from '@/engine/form/CopyForm';
import { EntityForm } from '@/engine/form/EntityForm';
import { DraftStructureContext } from '@/engine/form/useDraft';
import { useLabels } from '@/engine/fields/labels';
import { COPIED } from '@/engine/model/copyLink';
import { isRecordId } from '@/engine/model/isRecordId';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { startingPoint } from '@/engine/model/startLink';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';
import { useConfig, useSession } from '@/session/hooks';
import { LoadingState } from '@/ui/LoadingState';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import { CaseLoadError } from '../unreadable/CaseLoadError';
import { AsLastTime } from './AsLastTime';
import { useAddressedStructure } from './atStructure';
import { formRecord } from './formRecord';
import { GivenProofs } from './GivenProofs';
import { proofsToAsk, type Given } from './proofsAlreadyGiven';
import { StructureNotice } from './StructureNotice';
import { useCompletedEntity } from './useCompletedEntity';
import { WithConfiguration } from './WithConfiguration';

/** The form that creates a request for the current structure. Without a structure the page is refused (contract session.solidaryRights). */
export function NewRequest({ name }: { name: string }) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { currentStructure } = useSession();
  if (!useAddressedStructure()) return <LoadingState label={labels.state('loading')} shape="form" />;

  // The key makes a new form for another structure, so that nothing filled in for one is left for the next.
  return (
    <WithConfiguration key={currentStructure?.id} structureId={currentStructure?.id} title={labels.page('create')}>
      {(configuration) => <CreationForm entity={entity} configuration={configuration} />}
    </WithConfiguration>
  );
}

interface CreationFormProps {
  entity: EntityBody;
  configuration: RequestConfiguration;
}

function CreationForm({ entity, configuration }: CreationFormProps) {
  const isRepeated = stands('repeatedProof', useConfig().settings);
  const [address] = useSearchParams();
  const original = address.get(COPIED);
  const isCopy = original !== null && isRecordId(original);
  // For a known person, the proofs are not asked for until those they have given are known.
  const [given, setGiven] = useState<Given>({ kind: isRepeated && (isCopy || startingPoint(address)) ? 'asking' : 'nobody' });
  const asking = useMemo(() => ({ ...configuration, proofs: proofsToAsk(configuration, given) }), [configuration, given]);
  const completed = useCompletedEntity(entity, asking);
  const notice = (
    <>
      <StructureNotice configuration={configuration} />
      {!isCopy && <AsLastTime configuration={configuration} />}
      {isRepeated && <GivenProofs configuration={configuration} given={given} onGiven={setGiven} />}
    </>
  );
  return (
    <DraftStructureContext value={configuration.structureId}>
      {isCopy ? <CopiedRequest key={original} entity={entity} completed={completed} id={original} notice={notice} /> : <EntityForm entity={completed} mode="create" notice={notice} />}
    </DraftStructureContext>
  );
}

interface CopiedRequestProps {
  entity: EntityBody;
  /** The entity with what the structure of the new request asks and offers. */
  completed: EntityBody;
  /** The id of the request to repeat. */
  id: string;
  notice: ReactNode;
}

/**
 * The form that repeats a request for the same person on other days. The request's page has read it already, so it is not read again, which would
 * act on the platform.
 */
function CopiedRequest({ entity, completed, id, notice }: CopiedRequestProps) {
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id);
  if (record) return <CopyOf completed={completed} record={record} notice={notice} />;
  if (error) return <CaseLoadError entity={entity} id={id} operation="show" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

function CopyOf({ completed, record, notice }: Pick<CopiedRequestProps, 'completed' | 'notice'> & { record: RecordData }) {
  const original = useMemo(() => withoutKeys(formRecord(completed, record), DATES), [completed, record]);
  return <FilledCopy entity={completed} original={original} notice={notice} />;
}

/** The fields that are not taken over. */
const DATES = ['punctualOutwardMinDate', 'punctualReturnDate', 'regularMinDate', 'regularMaxDate'];
