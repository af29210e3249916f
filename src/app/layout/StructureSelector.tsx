import { useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession, useSessionStore } from '@/session/hooks';
import { useLeave } from '@/ui/LeaveQuestion';
import { SelectBox } from '@/ui/SelectBox';
import './structureSelector.css';

/**
 * Chooses the structure that the operator works for. It is disabled while a request is being edited (specification 2.16), and then shows the structure of this
 * request, or none until the request is read. An open form is asked first (rule unsaved.asked).
 */
export function StructureSelector({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation('shell');
  const { structures, currentStructure, editedStructure } = useSession();
  const store = useSessionStore();
  const leave = useLeave();
  const choose = (chosen: number) => leave(() => store.chooseStructure(chosen));
  const id = useId();
  const shown = (isFixed ? editedStructure : currentStructure?.id) ?? '';
  return (
    <div className="structure" data-fixed={isFixed ? '' : undefined}>
      <label htmlFor={id}>{t('structure.label')}</label>
      <SelectBox
        id={id}
        className="structure-select"
        value={shown}
        disabled={isFixed}
        onChange={({ target }) => choose(Number(target.value))}
        aria-label={t('structure.label')}
        aria-describedby={isFixed ? `${id}-locked` : undefined}
      >
        {shown === '' && <option value="">–</option>}
        {structures.map((structure) => (
          <option key={structure.id} value={structure.id}>
            {structure.name}
          </option>
        ))}
      </SelectBox>
      {isFixed && (
        <span id={`${id}-locked`} className="structure-locked">
          {t('structure.locked')}
        </span>
      )}
    </div>
  );
}
