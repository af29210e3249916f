import { useTranslation } from 'react-i18next';
import { mayHaveRun } from '@/api/commandEnd';
import { useErrorText } from '@/engine/data/errorMessage';
import { useNotify } from '@/engine/data/useNotify';
import { showAddress } from '@/engine/model/recordAddress';
import { useApi } from '@/session/hooks';
import type { ConfirmFailure } from '@/ui/ConfirmDialog';
import { useCase } from '../CaseContext';

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
  const { entity, solidaryCase, sendBeside } = useCase();

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
