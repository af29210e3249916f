import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** The deployment's name, and that of its environment where it says one. */
export const TabTitleContext = createContext<{ product: string; environment?: string | undefined }>({ product: '' });

interface TabTitleProps {
  page: string;
  /** The form was refused. */
  failing?: boolean;
}

/** The title of the browser's tab; the environment comes first, as tabs are narrow. */
export function TabTitle({ page, failing = false }: TabTitleProps) {
  const { t } = useTranslation('ui');
  const { product, environment } = use(TabTitleContext);
  const title = t(failing ? 'failingTabTitle' : 'tabTitle', { page, product });
  return <title>{environment ? `[${environment}] ${title}` : title}</title>;
}
