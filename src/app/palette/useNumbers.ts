import { useEngine } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { pageTitle } from '@/engine/page/pageTitle';
import { useTranslation } from '@/i18n/useTranslation';
import { matchingEntries, NEAR } from './matchingEntries';
import type { PaletteEntry } from './PaletteEntry';

/** The number of a record, with the words before it. It cannot begin with zero, since a telephone number does. */
const NUMBER = /^(\D*?)(?:(?<=^|\s)n[°ºo]\.?|#)?\s*([1-9]\d{0,8})$/i;

/**
 * The pages that a typed number may be the record of, one for each entity whose records the operator may open, or for those that the words before the number name:
 * “12”, “n° 12” and “user 12”. The record is read only when its entry is chosen.
 */
export function useNumbers(typed: string): PaletteEntry[] {
  const { t } = useTranslation();
  const { resources } = useEngine();
  const { may } = useOperatorRights();
  const [, words = '', id] = NUMBER.exec(typed.trim()) ?? [];
  if (id === undefined) return [];

  const pages = resources.flatMap((resource): PaletteEntry[] => {
    const page = (['show', 'edit'] as const).find((operation) => may(operation, resource.name));
    if (!page || resource.route === undefined || resource.textIds) return [];
    const href = `${resource.route}/${page === 'show' ? 'show/' : ''}${id}`;
    return [{ key: `number:${href}`, title: pageTitle(t(`${wordsNamespace(resource.name)}:pages.${page}`), id, t), alias: t(`${wordsNamespace(resource.name)}:menu`), href }];
  });
  return words.trim() === '' ? pages : matchingEntries(pages, words).filter(({ rank }) => rank !== NEAR);
}
