import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/confirmDialogChunk';
import { Notice } from '@/ui/Notice';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useFocusRescue } from '@/ui/useFocusRescue';

interface DraftNoticeProps {
  /** What is said where the usual sentence would not be true, as some of what was typed is not in sight. */
  found?: string;
  /** The names of the lists that were given back items which the draft had removed, as the server would refuse that. */
  completed?: readonly string[];
  /** The names of the files that had been chosen. */
  files?: readonly string[];
  /** Whether anything but files had been entered. */
  isTypedBack?: boolean;
  onDiscard: () => void;
}

/** Says that what was typed before the session ended is in the form again. The operator may discard it, after a question, as nothing brings it back (rule unsaved.asked). */
export function DraftNotice({ found, completed = [], files = [], isTypedBack = true, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('form');
  const [isAsked, setAsked] = useState(false);
  useFocusRescue(isAsked);

  return (
    <Notice
      severity="info"
      role="status"
      className="notice-page"
      action={
        <Button type="button" size="small" color="inherit" onClick={() => setAsked(true)} style={{ whiteSpace: 'nowrap' }}>
          {t('draft.discard')}
        </Button>
      }
    >
      {found ?? t(!isTypedBack ? 'draft.onlyFiles' : files.length > 0 ? 'draft.withoutFiles' : 'draft.found', { files: files.join(', ') })}
      {completed.length > 0 && ` ${t('draft.completed', { fields: completed.join(', ') })}`}
      <OverlayBoundary>
        {isAsked && (
          <ConfirmDialog
            open
            title={t('draft.discardTitle')}
            body={t('draft.discardBody')}
            confirmLabel={t('draft.discard')}
            cancelLabel={t('draft.keep')}
            destructive
            onConfirm={onDiscard}
            onClose={() => setAsked(false)}
          />
        )}
      </OverlayBoundary>
    </Notice>
  );
}
