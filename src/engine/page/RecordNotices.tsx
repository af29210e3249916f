import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { Notice } from '@/ui/Notice';
import { RouterLink } from '@/ui/RouterLink';
import { Button } from '@/ui/Button';
import { holds } from '../model/conditions';
import { copyLink } from '../model/copyLink';
import { useLabels } from '../fields/labels';
import { useCan } from '../model/permissions';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';

interface RecordNoticesProps {
  entity: Entity;
  id: string;
  record: RecordData;
  mode: 'show' | 'edit';
}

/** The notices of a resource about such a record: where it is shown, or before it is changed. The latter offers a copy, which can be changed without harm. */
export function RecordNotices({ entity: { resource }, id, record, mode }: RecordNoticesProps) {
  const { t } = useTranslation('form');
  const labels = useLabels(resource);
  const can = useCan(resource);
  const { settings } = useConfig();
  const { permissions } = useSession();
  const context = { settings, permissions, mode, record };
  const copy = mode === 'edit' && copyLink(resource, id, can);

  return (resource.notices ?? [])
    .filter(({ when }) => holds(when, context))
    .map(({ name }) => (
      <Notice
        key={name}
        severity="warning"
        className="notice-page"
        action={
          copy && (
            <Button size="small" color="inherit" component={RouterLink} href={copy} style={{ whiteSpace: 'nowrap' }}>
              {t('copyInstead')}
            </Button>
          )
        }
      >
        {labels.notice(name)}
      </Notice>
    ));
}
