import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { formatNumber } from '@/i18n/format';
import { useAnnounce } from '@/ui/Announcer';
import { useTextContext } from '../../fields/useTextContext';
import type { Walk } from '../../page/Walk';

export type Way = 'previous' | 'next';

/** Of the button that takes a step. */
export function stepId(way: Way): string {
  return `walk-${way}`;
}

/** After a step the focus stays on the button that took it, for the next one; the page and its place, which the heading would have told, are announced. */
export function useWalkFocus(walk: Walk | undefined, title: string): void {
  const { t } = useTranslation('show');
  const { language } = useTextContext();
  const announce = useAnnounce();
  const way = useStepJustTaken();
  const [position, total] = [walk?.position, walk?.total].map((value) => value !== undefined && formatNumber(value, language));

  useEffect(() => {
    if (!way || !position || !total) return;
    document.getElementById(stepId(way))?.focus({ preventScroll: true });
    announce(`${title}, ${t('walk.position', { position, total })}`);
  }, [way, title, position, total, announce, t]);
}

/** Not on a page that is loaded again or gone back to, nor in one of its parts. */
function useStepJustTaken(): Way | undefined {
  const { state, hash } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const isStep = isReplaced && hash === '' && typeof state === 'object' && state !== null;
  const way: unknown = isStep ? Reflect.get(state as object, 'way') : undefined;
  return way === 'previous' || way === 'next' ? way : undefined;
}
