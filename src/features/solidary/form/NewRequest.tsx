import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { stands } from '@/config/platformFaults';
import { useEntity } from '@/engine/data/EngineContext';
import { EntityForm } from '@/engine/form/EntityForm';
import { DraftStructureContext } from '@/engine/form/useDraft';
import { useLabels } from '@/engine/fields/labels';
import { COPIED } from '@/engine/model/copyLink';
import { isRecordId } from '@/engine/model/isRecordId';
import type { EntityBody } from '@/engine/model/Resource';
import { startingPoint } from '@/engine/model/startLink';
import { useConfig, useSession } from '@/session/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import { AsLastTime } from './AsLastTime';
import { CopiedRequest } from './CopiedRequest';
import { GivenProofs } from './GivenProofs';
import { askedProofs, type Given } from './givenProofs';
import { StructureNotice } from './StructureNotice';
import { useCompletedEntity } from './useCompletedEntity';
import { WithConfiguration } from './WithConfiguration';

/** The form that creates a request for the current structure; without a structure none can be made (contract session.solidaryRights). */
export function NewRequest({ name }: { name: string }) {
  const { t } = useTranslation('solidaryRequest');
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { currentStructure } = useSession();

  if (!currentStructure) {
    return (
      <>
        <PageHeader title={labels.page('create')} />
        <EmptyState title={t('noStructure.title')} hint={t('noStructure.hint')} />
      </>
    );
  }
  // The key makes a new form for another structure, so that nothing filled in for one is left for the next.
  return (
    <WithConfiguration key={currentStructure.id} structureId={currentStructure.id} title={labels.page('create')}>
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
  const asking = useMemo(() => ({ ...configuration, proofs: askedProofs(configuration, given) }), [configuration, given]);
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
