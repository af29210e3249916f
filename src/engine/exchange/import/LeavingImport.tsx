import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LeavingGuard } from '../../page/LeavingGuard';

/** Says what goes on and what is lost before the operator leaves while the server is at work. */
export function LeavingImport({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation(['import', 'form']);
  const isAsked = useCallback(() => isSending, [isSending]);
  const words = { title: t('leave.title'), body: t('leave.body'), stay: t('form:unsaved.stay'), leave: t('leave.leave') };
  return <LeavingGuard isAsked={isAsked} words={words} />;
}
