import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/data/EngineContext';
import { can } from '@/engine/model/permissions';
import { pageTitle } from '@/engine/page/pageTitle';
import { useConfig, useSession } from '@/session/hooks';
import type { PaletteEntry } from './PaletteEntry';

/** The number of a record. It cannot begin with zero, since a telephone number does. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** The pages that a typed number may be the record of, one for each entity whose records the operator may open. The record is read only when its entry is chosen. */
export function useNumbers(typed: string): PaletteEntry[] {
  const { t } = useTranslation();
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const id = typed.trim();
  if (!NUMBER.test(id)) return [];

  return resources.flatMap((resource): PaletteEntry[] => {
    const page = (['show', 'edit'] as const).find((operation) => can(operation, resource, session, config));
    if (!page || resource.route === undefined || resource.textIds) return [];
    const href = `${resource.route}/${page === 'show' ? 'show/' : ''}${id}`;
    return [{ key: `number:${href}`, title: pageTitle(t(`${resource.name}:pages.${page}`), id, t), href }];
  });
}
