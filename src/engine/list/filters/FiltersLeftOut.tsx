import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { filtersLeftOut } from '../../data/listQuery';
import { useListAddress } from '../../data/useListAddress';
import type { ChangeQuery } from '../../data/useListQuery';
import { useLabels } from '../../fields/labels';
import type { ListDefinition } from '../../model/ListDefinition';
import type { ListQuery } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';

interface FiltersLeftOutProps {
  entity: EntityBody;
  list: ListDefinition;
  query: ListQuery;
  changeQuery: ChangeQuery;
}

/** Says which filters of the address, as an old link or one of somebody else may have, leave out no records, as the list cannot apply them. */
export function FiltersLeftOut({ entity: { resource }, list, query, changeQuery }: FiltersLeftOutProps) {
  const { t } = useTranslation('list');
  const labels = useLabels(resource);
  const [address] = useListAddress(resource.name);
  const leftOut = filtersLeftOut(address, query);
  if (leftOut.length === 0) return null;

  const names = leftOut.map(({ name, value }) => {
    const filter = list.filters.find((one) => one.name === name);
    return t('leftOut.filter', { label: filter ? labels.filter(name, filter.field) : name, value });
  });
  return <LeftOutNotice names={names} onRemove={() => changeQuery({ page: query.page }, 'replace')} />;
}

function LeftOutNotice({ names, onRemove }: { names: readonly string[]; onRemove: () => void }) {
  const { t, i18n } = useTranslation('list');
  const box = useFocusHandover();
  const remove = (
    <Button size="small" color="inherit" onClick={onRemove}>
      {t('leftOut.remove')}
    </Button>
  );
  return (
    <Notice ref={box} severity="warning" role="status" action={remove} className="list-notice">
      {t('leftOut.text', { filters: new Intl.ListFormat(i18n.language).format(names) })}
    </Notice>
  );
}
