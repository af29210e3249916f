import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '@/ui/Announcer';
import type { Labels } from '../fields/labels';

/** Announces what a save has changed, and scrolls to the first change. */
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
