import { useId, useState } from 'react';
import { mayHaveRun } from '@/api/commandEnd';
import { useErrorText } from '@/engine/data/errorMessage';
import { useNotify } from '@/engine/data/useNotify';
import { showAddress } from '@/engine/model/recordAddress';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi, useSession } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog, type ConfirmFailure } from '@/ui/ConfirmDialog';
import { FileDrop } from '@/ui/FileDrop';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useCase } from '../CaseContext';

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

interface SentProof {
  definitionId: number;
  file: File;
  onSent: () => void;
}

/**
 * Uploads the file of a proof, which replaces the existing file if there is one. Other proofs are not touched, and the request is not replaced by a
 * copy, as it would be by an edit (contract requests.files). Answers the failure, if there is one; does nothing while another command is being
 * sent.
 */
export function useSendProof(): (proof: SentProof) => Promise<ConfirmFailure | undefined> {
  const { t } = useTranslation('solidaryCase');
  const api = useApi();
  const errorText = useErrorText();
  const notify = useNotify();
  const { entity, solidaryCase, sendBeside, refresh } = useCase();

  return async ({ definitionId, file, onSent }) => {
    const form = new FormData();
    form.append('solidaryId', String(solidaryCase.id));
    form.append('proofId', String(definitionId));
    form.append('file', file);
    const outcome = await sendBeside(`proof-${definitionId}`, async () => {
      await api.upload('admin/proofs', form);
      notify.success(t('sendProof.done', { name: file.name }));
    });
    if (!outcome) return undefined;
    // Nothing else tells which files the request has now; one whose answer was lost may be among them.
    if (outcome.kind !== 'failed') await refresh();
    if ('error' in outcome) {
      const { error } = outcome;
      // The platform may have stored it before it broke.
      if (mayHaveRun(error)) return { text: t('show:maybeDone', { action: t('sendProof.confirm') }), isFinal: true, see: { href: showAddress(entity.resource.route, solidaryCase.id), label: t('show:seeRecord') } };
      return { text: `${t('sendProof.failed', { name: file.name })}. ${errorText(error)}` };
    }
    onSent();
    return undefined;
  };
}
