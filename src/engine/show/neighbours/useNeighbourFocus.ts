import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { formatNumber } from '@/i18n/format';
import { useAnnounce } from '@/ui/Announcer';
import { totalText } from '../../data/knownTotal';
import { useTextContext } from '../../fields/useTextContext';
import type { Neighbours } from '../../page/Neighbours';

export type Way = 'previous' | 'next';

/** Of the button that leads to the previous or the next record. */
export function neighbourButtonId(way: Way): string {
  return `neighbours-${way}`;
}

/** The focus stays on the button that led here, for the next record; the page and its place, which the heading would have told, are announced. */
export function useNeighbourFocus(neighbours: Neighbours | undefined, title: string): void {
  const { t } = useTranslation('show');
  const { language } = useTextContext();
  const announce = useAnnounce();
  const way = useWayJustTaken();
  const position = neighbours && formatNumber(neighbours.position, language);
  const total = neighbours && totalText(neighbours, language);

  useEffect(() => {
    if (!way || !position || !total) return;
    document.getElementById(neighbourButtonId(way))?.focus({ preventScroll: true });
    announce(`${title}, ${t('neighbours.position', { position, total })}`);
  }, [way, title, position, total, announce, t]);
}

/** Not on a page that is loaded again or gone back to, nor in one of its parts. */
function useWayJustTaken(): Way | undefined {
  const { state, hash } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const isStep = isReplaced && hash === '' && typeof state === 'object' && state !== null;
  const way: unknown = isStep ? Reflect.get(state as object, 'way') : undefined;
  return way === 'previous' || way === 'next' ? way : undefined;
}
