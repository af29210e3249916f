import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FileDrop } from '@/ui/FileDrop';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useCase } from '../CaseContext';
import { useSendProof } from './useSendProof';

interface SendProofProps {
  definitionId: number;
  label: string;
  /** The name of the file that is stored already. */
  stored: string | undefined;
}

/** Uploads the file of a proof or replaces it, for operators who may. */
export function SendProof({ definitionId, label, stored }: SendProofProps) {
  const { t } = useTranslation('solidaryCase');
  const { permissions } = useSession();
  const { mayChange, isHeld } = useCase();
  const [isOpen, setOpen] = useState(false);
  useFocusRescue(isOpen, proofsHeading);
  if (!mayChange || !permissions.has('proof_create')) return null;
  return (
    <>
      <Button size="small" disabled={isHeld} aria-haspopup="dialog" onClick={() => setOpen(true)} style={{ marginInlineStart: -6 }}>
        {t(stored === undefined ? 'sendProof.open' : 'sendProof.replace')}
        <VisuallyHidden> {t('sendProof.of', { label })}</VisuallyHidden>
      </Button>
      {isOpen && <SendProofDialog definitionId={definitionId} label={label} stored={stored} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The focus goes to the heading, because the missing proof's line is replaced by another once the file is sent. */
function proofsHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#proofs');
}

function SendProofDialog({ definitionId, label, stored, onClose }: SendProofProps & { onClose: () => void }) {
  const { t } = useTranslation('solidaryCase');
  const send = useSendProof();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);

  function handleConfirm() {
    setMissing(file === undefined);
    if (!file) return { text: t('sendProof.missing') };
    // An empty file is refused here as in a form, because the platform fails on it.
    if (file.size === 0) return { text: t('widgets:upload.faults.empty') };
    return send({ definitionId, file, onSent: onClose });
  }

  return (
    <ConfirmDialog
      open
      title={t('sendProof.title', { label })}
      {...(stored !== undefined && { body: t('sendProof.body', { name: stored }) })}
      confirmLabel={t('sendProof.confirm')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <FileDrop id={id} label={file?.name ?? t('sendProof.choose')} invalid={isMissing && !file} onFile={setFile} />
    </ConfirmDialog>
  );
}
