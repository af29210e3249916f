import { useEffect, useEffectEvent } from 'react';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { totalText } from '../../data/knownTotal';
import { useTextContext } from '../../fields/useTextContext';
import type { Neighbours } from '../../page/Neighbours';
import { useStep, type Way } from './useStep';

/** The id of the button that leads to the previous or the next record. */
export function neighbourButtonId(way: Way): string {
  return `neighbours-${way}`;
}

/** Keeps the focus on the button that led here, for the next record. As the heading is not read then, the page and its place in the list are announced. */
export function useNeighbourFocus(neighbours: Neighbours | undefined, title: string): void {
  const { t } = useTranslation('show');
  const { language } = useTextContext();
  const announce = useAnnounce();
  const step = useStep();
  const way = step?.isPressed ? step.way : undefined;
  const isKnown = neighbours !== undefined;

  const arrive = useEffectEvent(() => {
    if (!way || !neighbours) return;
    document.getElementById(neighbourButtonId(way))?.focus({ preventScroll: true });
    announce(`${title}, ${t('neighbours.position', { position: formatNumber(neighbours.position, language), total: totalText(neighbours, language) })}`);
  });
  useEffect(() => arrive(), [way, isKnown]);
}
