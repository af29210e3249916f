import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { LoadingState } from '@/ui/LoadingState';
import { useOfferedActions } from '../action/offeredActions';
import { useEngine, useEntity } from '../data/EngineContext';
import { useRecord } from '../data/useRecord';
import { useLabels } from '../fields/labels';
import type { CreateFromRecord } from '../model/Action';
import { isRecordId } from '../model/isRecordId';
import { useCan } from '../model/permissions';
import { recordTitle } from '../model/recordTitle';
import type { EntityBody, ResourceSummary } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { StartingPoint } from '../model/startLink';
import { isEmptyValue } from '../model/transforms/emptyValue';
import { NewRecordForm } from './NewRecordForm';
import { UnreadForm } from './UnreadForm';
import { useNewRecord } from './values/useNewRecord';

interface StartedFormProps {
  entity: EntityBody;
  start: StartingPoint;
  notice?: ReactNode;
  /** Rendered instead where the address names no record that a creation may start with. */
  blank: ReactNode;
}

/** Reads a record of another entity, then shows the creation form filled with what is known from that record. */
export function StartedForm({ start, ...form }: StartedFormProps) {
  const other = useEngine().resources.find(({ name }) => name === start.entity);
  return other && isRecordId(start.id, other) ? <AllowedStart start={start} other={other} {...form} /> : form.blank;
}

function AllowedStart({ other, ...form }: StartedFormProps & { other: ResourceSummary }) {
  return useCan(other)('show') ? <StartOffered {...form} /> : form.blank;
}

function StartOffered({ entity, start, notice, blank }: StartedFormProps) {
  const other = useEntity(start.entity);
  const { uses, begins } = useOfferedActions(other, 'row');
  const use = uses.find(({ name }) => name === start.action);
  const creation = use && begins(use);
  return creation && 'fills' in creation && creation.resource === entity.resource.name ? <ReadStart entity={entity} other={other} id={start.id} creation={creation} notice={notice} /> : blank;
}

interface ReadStartProps {
  entity: EntityBody;
  other: EntityBody;
  id: string;
  creation: CreateFromRecord;
  notice: ReactNode;
}

function ReadStart({ entity, other, id, creation, notice }: ReadStartProps) {
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(other, id, { fresh: true });
  if (record) return <FilledForm entity={entity} other={other} record={record} creation={creation} notice={notice} />;
  if (error) return <UnreadForm entity={entity} resource={other.resource} operation="show" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

function FilledForm({ entity, other, record, creation, notice }: Omit<ReadStartProps, 'id'> & { record: RecordData }) {
  const { t } = useTranslation('form');
  const start = useNewRecord(entity);
  const initial = useMemo(() => ({ ...start, ...startValues(creation, record) }), [start, creation, record]);
  return <NewRecordForm entity={entity} initial={initial} startsWith={t('started', { title: recordTitle(other.resource, record) })} notice={notice} />;
}

function startValues({ fills }: CreateFromRecord, record: RecordData): RecordData {
  return Object.fromEntries(Object.entries(fills).flatMap(([name, of]) => (isEmptyValue(record[of]) ? [] : [[name, record[of]]])));
}
