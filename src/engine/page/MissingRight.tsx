import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { PermissionRule } from '../model/conditions';
import { rightWords } from '../model/rightWords';

export interface MissingRightProps {
  rule: PermissionRule | undefined;
  /** Renders what is refused, with the missing rights in words. */
  children: (words: string) => ReactNode;
}

/** What is refused for want of the rights that a rule requires. */
export function MissingRight({ rule, children }: MissingRightProps) {
  const { t, i18n } = useTranslation();
  return children(rule ? rightWords(rule, t, i18n.language) : '');
}
