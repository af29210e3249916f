import Add from '@mui/icons-material/Add';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { readItems } from '@/api/readList';
import { useFormRecord } from '@/engine/fields/FormRecord';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { useApi } from '@/session/hooks';
import { AssignmentRow } from './AssignmentRow';
import { assignmentsOf, type RoleAssignment } from './assignments';
import { RoleAssignmentsDisplay } from './RoleAssignmentsDisplay';
import { ROLES } from './roles';

/**
 * The roles of a person, each everywhere or on one territory. The operator gives and takes away the roles they may grant. The others are shown
 * locked, and stay in the sent value, because the server replaces the whole list and checks nothing (contract session.grantable and users.roles).
 */
export function RoleAssignmentsInput(props: InputProps) {
  const { t } = useTranslation('widgets');
  const grantable = useGrantableRoles();
  const offered = ROLES.filter((role) => grantable?.includes(role));
  if (offered.length > 0) return <EditableRows {...props} offered={offered} />;

  return (
    <div id={props.id} tabIndex={-1} aria-busy={!grantable}>
      <ReadOnlyRows {...props} />
      {grantable && (
        <p className="small-text">{t('roles.noneGrantable')}</p>
      )}
    </div>
  );
}

function ReadOnlyRows({ field, value }: InputProps) {
  const record = useFormRecord();
  const { t } = useTranslation('widgets');
  if (assignmentsOf(value).length === 0) return <div>{t('roles.none')}</div>;
  return <RoleAssignmentsDisplay field={field} value={value} record={record} dense={false} />;
}

function EditableRows({ offered, ...props }: InputProps & { offered: readonly number[] }) {
  const { id, field, value, onChange, onBlur, disabled, describedBy } = props;
  const { t } = useTranslation('widgets');
  const rows = assignmentsOf(value);
  const box = useRef<HTMLUListElement>(null);
  const focusRow = useFocusAfter(box, rows.length);

  function replace(index: number, row: RoleAssignment) {
    onChange(rows.with(index, row));
  }

  function remove(index: number) {
    focusRow(index);
    onChange(rows.toSpliced(index, 1));
    onBlur();
  }

  return (
    <div className="roles-edited">
      {rows.length === 0 && <div>{t('roles.none')}</div>}
      <ul ref={box} className="roles">
        {rows.map((row, index) => (
          <AssignmentRow
            // A row has no state of its own, so its index will do as a key.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${rows.length}-${index}`}
            id={`${id}_${index}`}
            field={field}
            row={row}
            position={index + 1}
            offered={offered}
            input={props}
            onRow={(changed) => replace(index, changed)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <Button
        id={id}
        data-add
        startIcon={<Add />}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => {
          focusRow(rows.length);
          onChange([...rows, {}]);
        }}
      >
        {t('roles.add')}
      </Button>
    </div>
  );
}

/** Moves the focus after a row is added or removed: to the row at its place, or to the button that adds one (rule items.moved). */
function useFocusAfter(box: React.RefObject<HTMLUListElement | null>, count: number): (index: number) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = box.current?.children[Math.min(wanted.current, count - 1)];
    const target = row?.querySelector<HTMLElement>('select, input, button') ?? box.current?.parentElement?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
    wanted.current = undefined;
  }, [box, count]);
  return (index) => {
    wanted.current = index;
  };
}

/** The ids of the roles that the operator may give (contract session.grantable); empty when the server names none, and undefined until it has answered. */
export function useGrantableRoles(): readonly number[] | undefined {
  const api = useApi();
  const { data, error } = useSWR(
    'permissions/grantable',
    async (path) => readItems(await api.read(path)).filter((role) => typeof role === 'number'),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return error === undefined ? data : NONE;
}

const NONE: readonly number[] = [];
