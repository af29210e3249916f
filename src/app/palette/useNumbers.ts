import { useTranslation } from 'react-i18next';
import { useEngine } from '@/engine/data/EngineContext';
import { can } from '@/engine/model/permissions';
import { pageTitle } from '@/engine/page/pageTitle';
import { useConfig, useSession } from '@/session/hooks';
import type { PaletteEntry } from './PaletteEntry';

/** Of a record; a telephone number begins with a zero. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** The pages that a number may be of: of each entity whose records the operator may open, read only when it is chosen. */
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
