import { useMemo } from 'react';
import { useLabels } from '@/engine/fields/labels';
import { FilterWords } from '@/engine/list/filters/FilterWords';
import { narrowing } from '@/engine/model/storedWords';
import type { ListDefinition } from '@/engine/model/ListDefinition';
import type { EntityBody } from '@/engine/model/Resource';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import { filterParameters, namedIds } from './parameters';
import { FILTERS, type Recipients } from './recipients';
import type { RecipientSource } from './sources';
import './recipients.css';

interface PickedWordsProps {
  /** The entity in which the recipients were picked, with its list. */
  entity: EntityBody;
  list: ListDefinition;
  source: RecipientSource | undefined;
  recipients: Recipients;
}

/** Tells how recipients were picked, in the words of their list. */
export function PickedWords({ entity, list, source, recipients: { filterType, filters = '', isUnreadable } }: PickedWordsProps) {
  const { t } = useTranslation('recipients');
  const labels = useLabels(entity.resource);
  const parameters = useMemo(() => (filterType === FILTERS ? narrowing(filterParameters(filters, list)) : []), [filterType, filters, list]);
  if (isUnreadable) return <Notice severity="warning" role="status">{t('unreadable')}</Notice>;
  const areNamed = filterType !== FILTERS || (source && namedIds({ filters }, source)) !== undefined;
  const kind = areNamed ? 'bySelection' : parameters.length === 0 ? 'everybody' : 'byFilters';

  return (
    <>
      <p className="picked-words">{t(kind, { list: labels.page('list') })}</p>
      {!areNamed && <FilterWords entity={entity} list={list} parameters={parameters} />}
    </>
  );
}
