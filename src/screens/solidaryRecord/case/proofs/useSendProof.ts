import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/ApiError';
import { useErrorText } from '@/engine/data/errorMessage';
import { useNotify } from '@/engine/data/useNotify';
import { useApi } from '@/session/hooks';
import { FinalError } from '@/ui/ConfirmDialog';
import { useCase } from '../CaseContext';

/**
 * Sends the file of a proof, which takes the place of the one that is there, if any; no other is touched, and the request is not replaced as by
 * an edit (contract requests.files). `false`: something else is on its way. Rejects with an error in words.
 */
export function useSendProof(): (definitionId: number, file: File) => Promise<boolean> {
  const { t } = useTranslation('solidaryCase');
  const api = useApi();
  const errorText = useErrorText();
  const notify = useNotify();
  const { solidaryCase, sendBeside } = useCase();

  return async (definitionId, file) => {
    const form = new FormData();
    form.append('solidaryId', String(solidaryCase.id));
    form.append('proofId', String(definitionId));
    form.append('file', file, file.name);
    try {
      return await sendBeside(`proof-${definitionId}`, async () => {
        await api.upload('admin/proofs', form);
        notify.success(t('sendProof.done', { name: file.name }));
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const Failure = error.kind === 'outcomeUnknown' ? FinalError : Error;
      throw new Failure(`${t('sendProof.failed', { name: file.name })}. ${errorText(error)}`, { cause: error });
    }
  };
}
