import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '@/ui/Announcer';
import type { Labels } from '../fields/labels';

/** Says what a save has changed, and shows the first of it where it is. */
export function useChangesInSight(changed: ReadonlySet<string>, labels: Labels): void {
  const { t } = useTranslation('show');
  const announce = useAnnounce();
  const say = useEffectEvent(() => announce(t('changed.said', { fields: [...changed].map(labels.field).join(', ') })));

  useEffect(() => {
    if (changed.size === 0) return;
    say();
    document.querySelector('[data-changed]')?.scrollIntoView({ block: 'nearest' });
  }, [changed]);
}
