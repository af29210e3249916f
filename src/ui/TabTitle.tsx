import { createContext, use } from 'react';
import { useTranslation } from '@/i18n/useTranslation';

/** The deployment's name, and the name of its environment where the configuration has one. */
export const TabTitleContext = createContext<{ product: string; environment?: string | undefined }>({ product: '' });

interface TabTitleProps {
  page: string;
  /** Whether the form was refused. */
  failing?: boolean;
}

/** The title of the browser's tab. The environment comes first, because tabs are narrow and cut the end of a title. */
export function TabTitle({ page, failing = false }: TabTitleProps) {
  const { t } = useTranslation('ui');
  const { product, environment } = use(TabTitleContext);
  const title = t(failing ? 'failingTabTitle' : 'tabTitle', { page, product });
  return <title>{environment ? `[${environment}] ${title}` : title}</title>;
}
