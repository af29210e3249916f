import { describedBy, FieldFrame } from '@/engine/fields/FieldFrame';
import { useTranslation } from '@/i18n/useTranslation';
import { SelectBox } from '@/ui/SelectBox';
import { useCase } from '../CaseContext';
import { groupsAt, type ActionGroup, type CaseAction } from './catalogue';
import { useActionWord } from './useActionWord';
import { useConsequence } from './useConsequence';

interface ActionSelectProps {
  id: string;
  actions: readonly CaseAction[];
  action: CaseAction | undefined;
  /** Whether the error that an action must be chosen is shown. */
  isMissing: boolean;
  onChange(actionId: string): void;
}

/** The actions by kind, first those that make sense now. The others are offered too, because the platform enforces no order (contract requests.status). */
export function ActionSelect({ id, actions, action, isMissing, onChange }: ActionSelectProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase } = useCase();
  const consequence = useConsequence();
  const { proposed, others } = groupsAt(solidaryCase.status, actions);
  const said = { help: action && consequence(action), message: isMissing ? t('actions.missing') : undefined };

  return (
    <FieldFrame id={id} label={t('actions.action')} labelPlace="above" required help={said.help} message={said.message}>
      <SelectBox
        value={action?.id ?? ''}
        onChange={(event) => onChange(event.target.value)}
        id={id}
        aria-required
        aria-describedby={describedBy(id, said)}
        aria-invalid={isMissing}
      >
        <option value="">{t('actions.choose')}</option>
        {proposed.map((group) => (
          <Options key={group.type} group={group} label={t(`types.${group.type}`)} />
        ))}
        {others.map((group) => (
          <Options key={group.type} group={group} label={t('actions.unusual', { type: t(`types.${group.type}`) })} />
        ))}
      </SelectBox>
    </FieldFrame>
  );
}

function Options({ group, label }: { group: ActionGroup; label: string }) {
  const wordOf = useActionWord();
  return (
    <optgroup label={label}>
      {group.actions.map(({ id, name }) => (
        <option key={id} value={id}>
          {wordOf(name)}
        </option>
      ))}
    </optgroup>
  );
}
