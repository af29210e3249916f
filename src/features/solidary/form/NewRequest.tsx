import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stands } from '@/config/platformFaults';
import { useEntity } from '@/engine/data/EngineContext';
import { EntityForm } from '@/engine/form/EntityForm';
import { DraftStructureContext } from '@/engine/form/useDraft';
import { useLabels } from '@/engine/fields/labels';
import type { EntityBody } from '@/engine/model/Resource';
import { useConfig, useSession } from '@/session/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import { GivenProofs } from './GivenProofs';
import { askedProofs, type Given } from './givenProofs';
import { StructureNotice } from './StructureNotice';
import { useCompletedEntity } from './useCompletedEntity';
import { WithConfiguration } from './WithConfiguration';

/** Creates a request for the current structure; without one there is nothing to ask (contract session.solidaryRights). */
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
  // Nothing that was filled in for one structure is left for another.
  return (
    <WithConfiguration key={currentStructure.id} structureId={currentStructure.id} title={labels.page('create')}>
      {(configuration) => <CreationForm entity={entity} configuration={configuration} />}
    </WithConfiguration>
  );
}

function CreationForm({ entity, configuration }: { entity: EntityBody; configuration: RequestConfiguration }) {
  const isRepeated = stands('repeatedProof', useConfig().settings);
  const [given, setGiven] = useState<Given>({ kind: 'nobody' });
  const asking = useMemo(() => ({ ...configuration, proofs: askedProofs(configuration, given) }), [configuration, given]);
  const completed = useCompletedEntity(entity, asking);
  const notice = (
    <>
      <StructureNotice configuration={configuration} />
      {isRepeated && <GivenProofs configuration={configuration} given={given} onGiven={setGiven} />}
    </>
  );
  return (
    <DraftStructureContext value={configuration.structureId}>
      <EntityForm entity={completed} mode="create" notice={notice} />
    </DraftStructureContext>
  );
}
