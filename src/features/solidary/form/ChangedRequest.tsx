import { useEffect, useMemo } from 'react';
import { useEntity } from '@/engine/data/EngineContext';
import { useRecord } from '@/engine/data/useRecord';
import { useLabels } from '@/engine/fields/labels';
import { useFieldStates, useFormProgress } from '@/engine/form/FormState';
import { RecordForm } from '@/engine/form/RecordForm';
import { showAddress } from '@/engine/model/recordAddress';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { pageTitle } from '@/engine/page/pageTitle';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession, useSessionStore } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';
import { isReplaced } from '../model/isReplaced';
import { readCase } from '../model/readCase';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import { CaseLoadError } from '../unreadable/CaseLoadError';
import { JOURNEY } from './flexibleAdvice';
import { formRecord } from './formRecord';
import { PUNCTUAL_CHOICES } from './packing/journeyDates';
import { StructureNotice } from './StructureNotice';
import { useCompletedEntity } from './useCompletedEntity';
import { WithConfiguration } from './WithConfiguration';

interface ChangedRequestProps {
  name: string;
  id: string;
}

/** The form that changes a request, with what its structure asks and offers. A request that was replaced can no longer be changed. */
export function ChangedRequest({ name, id }: ChangedRequestProps) {
  const { t } = useTranslation('show');
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id);

  if (!record) {
    if (error) return <CaseLoadError entity={entity} id={id} operation="edit" error={error} onRetry={readAgain} />;
    return <LoadingState label={labels.state('loading')} shape="form" />;
  }
  const title = pageTitle(labels.page('edit'), id, t);
  const solidaryCase = readCase(record);
  const { childId, structure } = solidaryCase;
  if (isReplaced(solidaryCase)) return <Replaced entity={entity} title={title} childId={childId} />;
  return (
    <WithConfiguration structureId={structure.id} title={title}>
      {(configuration) => <ChangeForm entity={entity} id={id} record={record} configuration={configuration} />}
    </WithConfiguration>
  );
}

interface ChangeFormProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
  configuration: RequestConfiguration;
}

function ChangeForm({ entity, id, record, configuration }: ChangeFormProps) {
  const completed = useCompletedEntity(entity, configuration, record);
  const loaded = useMemo(() => formRecord(completed, record), [completed, record]);
  useLockedStructure(configuration.structureId);
  const notice = (
    <>
      <StructureNotice configuration={configuration} />
      <ReplacementNotice record={record} />
    </>
  );
  return <RecordForm entity={completed} mode="edit" id={id} loaded={loaded} notice={notice} />;
}

function Replaced({ entity, title, childId }: { entity: EntityBody; title: string; childId: number | undefined }) {
  const { t } = useTranslation('solidaryRequest');
  return (
    <>
      <PageHeader title={title} />
      <ErrorState
        title={t('replaced.title')}
        detail={t('replaced.detail')}
        action={
          childId !== undefined && (
            <Button component={RouterLink} href={showAddress(entity.resource.route, childId)}>
              {t('replaced.open', { id: childId })}
            </Button>
          )
        }
      />
    </>
  );
}

/** Locks the choice of the structure to that of the request while this is being changed (specification 2.16). Each navigation unlocks it, so it is locked again. */
function useLockedStructure(structureId: number): void {
  const store = useSessionStore();
  const { solidaryEdit } = useSession();
  useEffect(() => store.setSolidaryEdit(true, structureId), [store, solidaryEdit, structureId]);
}

/**
 * Says before saving whether the change replaces the request by a copy. Every change does where the request keeps its choices of dates and hours; a change of
 * the journey always does (contract requests.edit).
 */
function ReplacementNotice({ record }: { record: RecordData }) {
  const { t } = useTranslation('solidaryRequest');
  const { fields } = useFieldStates();
  const { isChanged } = useFormProgress();
  const isAlways = PUNCTUAL_CHOICES.some((name) => record[name] !== undefined);
  const isDeep = [...fields.keys()].some((name) => JOURNEY.test(name) && isChanged(name));
  const kind = isAlways ? 'always' : isDeep ? 'now' : 'perhaps';

  return (
    <Notice severity={kind === 'perhaps' ? 'info' : 'warning'} role="status" className="notice-page">
      {t(`replacement.${kind}`)}
    </Notice>
  );
}
