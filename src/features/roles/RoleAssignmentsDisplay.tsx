import type { ComponentType } from 'react';
import { useEngine } from '@/engine/data/EngineContext';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps, WidgetField } from '@/engine/model/Widget';
import './roles.css';
import { assignmentsOf, roleLabel, territoryField, type RoleAssignment } from './assignments';

/** The roles of a person, one below the other, each with the name of its territory. */
export function RoleAssignmentsDisplay({ field, value }: DisplayProps) {
  return (
    <ul className="roles">
      {assignmentsOf(value).map((assignment) => (
        <li key={`${assignment.role}-${assignment.territory}`}>
          <AssignmentItem field={field} assignment={assignment} />
        </li>
      ))}
    </ul>
  );
}

/** A role with its territory: "Chargé d’export – Nancy". */
export function AssignmentItem({ field, assignment: { role, territory } }: { field: WidgetField; assignment: RoleAssignment }) {
  const { widgets } = useEngine();
  const label = roleLabel(role, field, useTextContext());
  const reference = territoryField(field, '');
  const Display = widgets['reference']?.Display as ComponentType<DisplayProps> | undefined;
  if (territory === undefined || !reference || !Display) return <>{label}</>;

  return (
    <>
      {label} – <Display field={reference} value={territory} record={{}} dense={false} />
    </>
  );
}
