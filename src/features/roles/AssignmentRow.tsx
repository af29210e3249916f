import Close from '@mui/icons-material/Close';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { use, type ComponentType } from 'react';
import { useEngine } from '@/engine/data/EngineContext';
import { FieldMessage, messageId } from '@/engine/fields/FieldFrame';
import { FieldStatesContext } from '@/engine/form/FormState';
import { RequiredMark } from '@/engine/fields/RequiredMark';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps, WidgetField } from '@/engine/model/Widget';
import { useLabels } from '@/engine/fields/labels';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import { SelectBox } from '@/ui/SelectBox';
import { AssignmentItem } from './RoleAssignmentsDisplay';
import { roleLabel, territoryField, type RoleAssignment } from './assignments';
import './roles.css';

interface AssignmentRowProps {
  id: string;
  field: WidgetField;
  row: RoleAssignment;
  /** The number of the row, counted from 1. */
  position: number;
  offered: readonly number[];
  input: Pick<InputProps, 'disabled' | 'mode' | 'onBlur'>;
  onRow(row: RoleAssignment): void;
  onRemove(): void;
}

/** One role with its territory, as inputs, or locked when the operator may not grant the role. */
export function AssignmentRow(props: AssignmentRowProps) {
  const { id, field, row, position, offered } = props;
  const { t } = useTranslation('widgets');
  const { role, territory } = useMessages(field, position);
  if (row.role === undefined || offered.includes(row.role)) {
    return (
      <li>
        <EditableRow {...props} />
      </li>
    );
  }
  return (
    <li className="role-locked">
      <LockOutlined fontSize="small" titleAccess={t('roles.locked')} style={{ color: 'var(--muted-text)' }} />
      <div>
        <AssignmentItem field={field} assignment={row} />
        <FieldMessage id={id} text={role ?? territory} />
      </div>
    </li>
  );
}

function EditableRow({ id, field, row, position, offered, input, onRow, onRemove }: AssignmentRowProps) {
  const { t } = useTranslation('widgets');
  const labels = useLabels(field.entity.resource);
  const texts = useTextContext();
  const name = roleLabel(row.role, field, texts) ?? t('roles.position', { position });
  const messages = useMessages(field, position);

  return (
    <div role="group" aria-label={name} className="role-row">
      <div className="role-box">
        <label htmlFor={`${id}_role`} className="small-text">
          {labels.field(`${field.name}.role`)}
          <RequiredMark />
        </label>
        <SelectBox
          id={`${id}_role`}
          value={row.role ?? ''}
          onChange={(event) => onRow({ ...row, role: Number(event.target.value) })}
          onBlur={input.onBlur}
          disabled={input.disabled}
          required
          aria-invalid={messages.role !== undefined}
          aria-describedby={messages.role && messageId(`${id}_role`)}
        >
          {row.role === undefined && <option value="">{t('choice.choose')}</option>}
          {offered.map((role) => (
            <option key={role} value={role}>
              {roleLabel(role, field, texts)}
            </option>
          ))}
        </SelectBox>
        <FieldMessage id={`${id}_role`} text={messages.role} />
      </div>
      <TerritoryBox id={`${id}_territory`} field={field} row={row} message={messages.territory} input={input} onRow={onRow} />
      <IconButton className="role-remove" disabled={input.disabled} aria-label={t('roles.remove', { role: name })} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </div>
  );
}

/** What is said of the boxes of a row. What is said of the row as a whole stands at its first box. */
function useMessages(field: WidgetField, position: number): { role: string | undefined; territory: string | undefined } {
  const messages = use(FieldStatesContext)?.messages;
  const row = `${field.name}.${position - 1}`;
  return { role: messages?.get(`${row}.role`) ?? messages?.get(row), territory: messages?.get(`${row}.territory`) };
}

interface TerritoryBoxProps extends Pick<AssignmentRowProps, 'id' | 'field' | 'row' | 'input' | 'onRow'> {
  message: string | undefined;
}

/** The territory on which the role holds; without one it holds everywhere. */
function TerritoryBox({ id, field, row, message, input, onRow }: TerritoryBoxProps) {
  const { widgets } = useEngine();
  const labels = useLabels(field.entity.resource);
  const territory = territoryField(field, labels.field(`${field.name}.territory`));
  const Input = widgets['reference']?.Input as ComponentType<InputProps> | undefined;
  if (!territory || !Input) return null;

  return (
    <div className="role-box role-territory">
      <label htmlFor={id} className="small-text">
        {territory.label}
      </label>
      <Input
        {...input}
        id={id}
        field={territory}
        value={row.territory}
        required={false}
        invalid={message !== undefined}
        describedBy={message && messageId(id)}
        onChange={(chosen) => onRow(withTerritory(row, chosen))}
      />
      <FieldMessage id={id} text={message} />
    </div>
  );
}

/** Without a territory the key is left out, because otherwise two equal roles would look different. */
function withTerritory({ territory: _territory, ...row }: RoleAssignment, chosen: unknown): RoleAssignment {
  return typeof chosen === 'number' || typeof chosen === 'string' ? { ...row, territory: chosen } : row;
}
