import { Fragment } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { RouterLink } from '@/ui/RouterLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useEngine } from '../../data/EngineContext';
import { showAddress } from '../../model/recordAddress';
import { useCan } from '../../model/permissions';
import { recordTitle } from '../../model/recordTitle';
import type { Entity } from '../../model/Resource';
import type { Duplicates } from './findDuplicates';

/** Links to the records by their names, each in a new tab so that what is being typed stays. */
export function DuplicateLinks({ entity: { resource }, duplicates: { records, check: { resource: name } } }: { entity: Entity; duplicates: Duplicates }) {
  const { t } = useTranslation('widgets');
  const { resources } = useEngine();
  const opened = resources.find((one) => one.name === name) ?? resource;
  const can = useCan(opened);
  const { route } = opened;

  return records.map((record, index) => (
    <Fragment key={String(record['id'])}>
      {index > 0 && ', '}
      {route !== undefined && can('show') ? (
        <RouterLink href={showAddress(route, record['id'])} target="_blank" style={{ color: 'inherit' }}>
          {recordTitle(resource, record)}
          <VisuallyHidden> {t('ui:newTab')}</VisuallyHidden>
        </RouterLink>
      ) : (
        recordTitle(resource, record)
      )}
    </Fragment>
  ));
}
