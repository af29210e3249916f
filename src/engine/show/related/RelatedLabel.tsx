import { useEffect, useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useEntity } from '../../data/EngineContext';
import { totalText } from '../../data/knownTotal';
import { listedUnder } from '../../data/listedUnder';
import { filterAddress, readListQuery } from '../../data/listQuery';
import { useListAnswer } from '../../data/useListPage';
import { useListIfAny } from '../../data/useOperatorList';
import { useLabels } from '../../fields/labels';
import { useTextContext } from '../../fields/useTextContext';
import type { Owner, RelatedList, Resource } from '../../model/Resource';
import { useWorkCounters } from './useWorkCounters';
import './related.css';

interface RelatedLabelProps {
  /** The resource of the record. */
  resource: Resource;
  related: RelatedList;
  owner: Owner;
  /** Called with the number of records that wait in the list; with 0 where it cannot be known. */
  onWaiting: (list: string, count: number) => void;
}

/**
 * The label of a list's tab: the name of the list, how many of its records belong to this record, and whether any of them waits. The number comes from the same
 * answer that the list shows first.
 */
export function RelatedLabel({ resource, related, owner: { name, id }, onWaiting }: RelatedLabelProps) {
  const { t } = useTranslation('show');
  const { language } = useTextContext();
  const entity = useEntity(related.resource);
  const labels = useLabels(entity.resource);
  const listed = useMemo(() => listedUnder(entity, related, { name, id }), [entity, related, name, id]);
  const list = useListIfAny(listed.resource);
  const work = useWorkCounters(resource).find(({ under }) => under?.resource === related.resource);
  const queryOf = (address: URLSearchParams) => list && readListQuery(address, { list, schema: listed.schema });

  const all = useListAnswer(listed, list, queryOf(new URLSearchParams()));
  const waiting = useListAnswer(listed, list, work && queryOf(filterAddress(work.filters)));
  const count = waiting.page?.total ?? (waiting.isFailed || !work ? 0 : undefined);
  useEffect(() => {
    if (count !== undefined) onWaiting(related.resource, count);
  }, [count, related.resource, onWaiting]);

  return (
    <span className="related-label">
      {labels.page('list')}
      {all.page && <span className="related-count">{totalText(all.page, language)}</span>}
      {count !== undefined && count > 0 && (
        <span className="waiting-mark">
          <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** The label for a list whose entity fails to load. It reports that nothing waits, so that the page is not held up. */
export function UnknownLabel({ related: { resource }, onWaiting }: Pick<RelatedLabelProps, 'related' | 'onWaiting'>) {
  const { t } = useTranslation('show');
  useEffect(() => onWaiting(resource, 0), [resource, onWaiting]);
  return t('unknownTab');
}
