import type { TFunction } from 'i18next';

/** The page's name and the record's number, as the tab's title and the address bar must contain no personal data (rule privacy.page). */
export function pageTitle(page: string, id: string | undefined, t: TFunction): string {
  return id === undefined ? page : t('show:numbered', { page, id });
}
