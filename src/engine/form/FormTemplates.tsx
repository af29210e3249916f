import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getUiOptions, type FieldTemplateProps, type ObjectFieldTemplateProps, type RJSFSchema } from '@rjsf/utils';
import type { Entity } from '../model/Resource';
import { FieldRow, RecordSections } from '../fields/RecordSections';
import { isPlainObject } from '../model/transforms/plainObject';
import { useFormState } from './FormState';
import { wordsPath } from '../fields/pathLabel';
import { StepSections } from './steps/StepSections';

/** Nothing around a field: its frame is drawn beside its input, by `EngineField`. */
export function BareFieldTemplate({ children, hidden }: FieldTemplateProps<unknown, RJSFSchema>) {
  return hidden ? null : children;
}

/** The record itself in the sections of its resource; an object inside it as a group of fields. */
export function ObjectTemplate(props: ObjectFieldTemplateProps<unknown, RJSFSchema>) {
  return props.fieldPathId.path.length === 0 ? <RecordTemplate {...props} /> : <GroupTemplate {...props} />;
}

function RecordTemplate({ properties }: ObjectFieldTemplateProps<unknown, RJSFSchema>) {
  const { sections, steps, labels } = useFormState();
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  if (steps) return <StepSections steps={steps}>{(field) => contents.get(field)}</StepSections>;

  return (
    <RecordSections sections={sections} labels={labels} rowsAre="div">
      {(field) => contents.get(field)}
    </RecordSections>
  );
}

function GroupTemplate({ properties, uiSchema, fieldPathId, formData }: ObjectFieldTemplateProps<unknown, RJSFSchema>) {
  const { title } = getUiOptions(uiSchema);
  const { entity, isInItem } = useFormState();
  const path = wordsPath(fieldPathId.path.join('.'));
  const item = isPlainObject(formData) ? formData : {};
  const contents = new Map(properties.filter(({ name }) => isInItem(`${path}.${name}`, item)).map(({ name, content }) => [name, content]));
  const rows = itemRows(entity, path, [...contents.keys()]);

  return (
    <Box component={title ? 'fieldset' : 'div'} sx={{ display: 'grid', gap: 2.5, m: 0, p: 0, border: 0, minWidth: 0 }}>
      {title && (
        <Typography component="legend" sx={{ fontWeight: 600, mb: 1, p: 0 }}>
          {title}
        </Typography>
      )}
      {rows.map((row) => (row.length === 1 ? contents.get(row[0] ?? '') : <FieldRow key={row.join()}>{row.map((name) => contents.get(name))}</FieldRow>))}
    </Box>
  );
}

/** The fields of an object in the rows that its widget says; each has its own otherwise. */
function itemRows({ resource }: Entity, path: string, names: readonly string[]): string[][] {
  const said = resource.fields[path]?.widget?.['rows'];
  const rows = (Array.isArray(said) ? said : []).map((row: string | string[]) => [row].flat().filter((name) => names.includes(name)));
  const others = names.filter((name) => !rows.flat().includes(name));
  return [...rows.filter((row) => row.length > 0), ...others.map((name) => [name])];
}
