import type { TextContext, WidgetField } from '@/engine/model/Widget';
import { widgetField } from '@/engine/model/widgetField';
import { textValue } from '../../widgets/textValue';
import { ROLES } from './roles';

/** A role that a person has, everywhere or on one territory (contract users.roles). */
export interface RoleAssignment {
  /** The id of the role; absent while a new row is being filled in. */
  role?: number;
  territory?: number | string;
}

/** The assignments in a value; anything else in it is left out. */
export function assignmentsOf(value: unknown): RoleAssignment[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item)) : [];
}

/** The name of a role. A role without a name is shown by its id. */
export function roleLabel(role: unknown, field: WidgetField, { choiceLabel, t }: Pick<TextContext, 'choiceLabel' | 't'>): string | undefined {
  if (typeof role !== 'number') return undefined;
  return ROLES.includes(role) ? choiceLabel(roleField(field), role) : t('widgets:roles.unknown', { role });
}

/** The roles on one line: "Administrateur, Chargé d’export (territoire n° 54)". */
export function assignmentsText(value: unknown, field: WidgetField, context: TextContext): string | undefined {
  const texts = assignmentsOf(value).map(({ role, territory }) => {
    const label = roleLabel(role, field, context);
    const place = textValue(territory);
    return label === undefined || place === undefined ? label : context.t('widgets:roles.on', { role: label, territory: place });
  });
  return texts.filter(Boolean).join(', ') || undefined;
}

/** The inner field whose words are the names of the roles. */
function roleField({ entity, name }: WidgetField): WidgetField {
  return widgetField(entity, `${name}.role`, '');
}

/** The inner field of the territory, as the reference that the resource describes; undefined where all roles hold everywhere. */
export function territoryField({ entity, name }: WidgetField, label: string): WidgetField | undefined {
  const territory = widgetField(entity, `${name}.territory`, label);
  return 'resource' in territory.options ? territory : undefined;
}
