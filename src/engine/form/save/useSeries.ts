import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import type { FormField } from '../../model/formFields';
import { controlId } from '../FormState';

/** Records that are created one after the other on the same page. */
export interface Series {
  /** Whether this form follows another one. */
  isUnderWay: boolean;
  /** Empties the form for the next record. */
  goOn(): void;
}

/** Puts the focus of the next form of a series into its first field, after the heading of the page has had it. */
export function useSeriesStart(series: Series | undefined, fields: ReadonlyMap<string, FormField>): void {
  const { t } = useTranslation('form');
  const announce = useAnnounce();
  const first = [...fields.values()].find(({ editable }) => editable)?.name ?? '';
  // The focus is moved once, whatever is typed afterwards.
  const isDue = useRef(series?.isUnderWay);

  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    document.getElementById(controlId(first))?.focus();
    announce(t('another.ready'));
  }, [first, announce, t]);
}
