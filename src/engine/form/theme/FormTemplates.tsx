import Add from '@mui/icons-material/Add';
import { canExpand, getUiOptions, type FieldPathList, type FieldTemplateProps, type ObjectFieldTemplateProps, type RJSFSchema } from '@rjsf/utils';
import { use } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { hasAlternatives, isBrought } from '../../model/broughtFields';
import type { Entity, Section } from '../../model/Resource';
import type { RecordSchema, Schema } from '../../model/Schema';
import { describedBy, FieldHelp, FieldMessage } from '../../fields/FieldFrame';
import { FieldRow } from '../../fields/RecordSections';
import { RequiredMark } from '../../fields/RequiredMark';
import { isEmptyValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { withFields } from '../../model/withFields';
import { controlId, useFieldStates, useFormProgress, useFormState } from '../FormState';
import { isItem, pathLabel, wordsPath } from '../../fields/pathLabel';
import { isPair } from '../../fields/pairs';
import { isLongForm } from '../../page/formSection';
import { FormSections } from '../outline/FormSections';
import './group.css';
import { useBranchAt } from './Branch';
import { ItemContext, LeftOutContext, useIsMarked } from './marks';
import { PairTemplate } from './PairTemplate';
import { StepSections } from '../steps/StepSections';
import { isTelling } from '../values/shownAlternatives';

/** Renders nothing around a field, as `EngineField` renders its frame with its input. A pair has its name beside its value. */
export function BareFieldTemplate(props: FieldTemplateProps<unknown, RJSFSchema>) {
  if (props.hidden) return null;
  return isPair(props.schema as Schema) ? <PairTemplate {...props} /> : props.children;
}

/** The record in the sections of its resource; an object inside the record as a group of fields. */
export function ObjectTemplate(props: ObjectFieldTemplateProps<unknown, RJSFSchema>) {
  const path = props.fieldPathId.path.filter((part) => part !== BESIDE_ALTERNATIVES);
  if (path.length === 0) return <RecordTemplate {...props} />;
  if (props.properties.length === 0 && hasAlternatives(props.schema as Schema)) return null;
  return <GroupTemplate {...props} path={path} />;
}

/** The part that RJSF adds to the path of fields which an object has beside its alternatives. */
const BESIDE_ALTERNATIVES = 'XxxOf';

function RecordTemplate({ properties, schema, uiSchema }: ObjectFieldTemplateProps<unknown, RJSFSchema>) {
  const { entity } = useFormState();
  const { sections: all, steps } = useFormProgress();
  const { isAlternative } = getUiOptions(uiSchema);
  const known = useBranchAt('')?.around.properties;
  const rendered = properties.filter(({ name }) => !isAlternative || (isBrought(entity.schema, name) && known?.[name] === undefined && !isTold(entity.schema, (schema as Schema).properties?.[name] ?? {}, name)));
  const contents = new Map(rendered.map(({ name, content }) => [name, content]));
  // RJSF renders the fields of an alternative of the record apart from those that every record has.
  const sections = withFields(all, (name) => contents.has(name));
  if (isAlternative && sections.length === 0) return null;
  if (steps) return <StepSections steps={steps}>{(field) => contents.get(field)}</StepSections>;
  const above = isAlternative ? sectionAbove(all, entity.schema) : undefined;
  return (
    <FormSections sections={sections} {...(above !== undefined && { continued: above })}>
      {(field) => contents.get(field)}
    </FormSections>
  );
}

/** The last section of the fields that every record has, below which the alternatives of the record stand; nothing in a long form, whose sections fold under their headings. */
function sectionAbove(all: readonly Section[], schema: RecordSchema): string | undefined {
  const common = withFields(all, (name) => schema.properties[name] !== undefined);
  return isLongForm(common) ? undefined : common.at(-1)?.name;
}

/** Whether a field, or all that is in it, only tells one alternative from the others, so that there is nothing to fill in. */
function isTold(root: RecordSchema, { const: only, properties = {} }: Schema, path: string): boolean {
  const inner = Object.entries(properties);
  if (only !== undefined) return isTelling(root, path);
  return inner.length > 0 && inner.every(([name, part]) => isTold(root, part, `${path}.${name}`));
}

type GroupProps = ObjectFieldTemplateProps<unknown, RJSFSchema> & { path: FieldPathList };

function GroupTemplate({ properties, uiSchema, path: place, formData, schema, required, onAddProperty }: GroupProps) {
  const { title: said, isAlternative } = getUiOptions(uiSchema);
  // The choice above the fields names the alternative already.
  const title = isAlternative ? undefined : said;
  const { t } = useTranslation('form');
  const { entity, mode, labels, isInItem } = useFormState();
  const { isLocked, messages } = useFieldStates();
  const dotted = place.join('.');
  const [id, path] = [controlId(dotted), wordsPath(dotted)];
  const [help, message] = [title && !isItem(dotted) ? labels.help(path, mode) : undefined, messages.get(dotted)];
  const item = isPlainObject(formData) ? formData : {};
  const isAsked = useIsMarked(place, schema as Schema, required);
  const isAroundLeftOut = use(LeftOutContext);
  const isLeftOut = isAroundLeftOut || (!isAsked && !isAlternative && !isItem(dotted) && isEmptyValue(formData));
  // Of an object with fields, those that are required have the mark.
  const isMarked = isAsked && Object.values(schema.properties ?? {}).every((part) => isPair(part as Schema));
  // What an alternative says of a field that the object has in any case is a rule: the field is rendered once, with the others of the object.
  const known = useBranchAt(dotted)?.around.properties;
  const isRendered = (name: string) => isInItem(`${path}.${name}`, item) && known?.[name] === undefined;
  const contents = new Map(properties.filter(({ name }) => isRendered(name)).map(({ name, content }) => [name, content]));
  // RJSF draws no box for a value under a name that every object has (`constructor`).
  const unshown = Object.keys(item).filter((name) => name in Object.prototype && !properties.some((one) => one.name === name));
  const rows = itemRows(entity, path, [...contents.keys()]);
  const Frame = title ? 'fieldset' : 'div';
  const hasNothingToFillIn = properties.length > 0 && properties.every(({ name }) => isTold(entity.schema, (schema as Schema).properties?.[name] ?? {}, `${path}.${name}`));
  if (hasNothingToFillIn && message === undefined) return null;

  const group = (
    <Frame {...(message !== undefined && { id, tabIndex: -1 })} aria-describedby={describedBy(id, { help, message })} className={`field form-group${title ? ' form-object' : ''}`}>
      {title && (
        <legend className="field-label">
          {title}
          {isMarked && <RequiredMark />}
        </legend>
      )}
      <FieldHelp id={id} text={help} />
      <FieldMessage id={id} text={message} />
      {rows.map((row) => (row.length === 1 ? contents.get(row[0] ?? '') : <FieldRow key={row.join()}>{row.map((name) => contents.get(name))}</FieldRow>))}
      {unshown.length > 0 && <FieldHelp id={`${id}-unshown`} text={t('pairs.unshown', { names: unshown.join(', ') })} />}
      {canExpand(schema, uiSchema, formData) && (
        <Button id={`${id}-add`} startIcon={<Add />} disabled={isLocked(dotted)} onClick={onAddProperty} className="form-button">
          {t('pairs.add', { label: said || pathLabel(dotted, labels, t) })}
        </Button>
      )}
    </Frame>
  );
  return isItem(dotted) ? <ItemContext value={item}>{group}</ItemContext> : <LeftOutContext value={isLeftOut}>{group}</LeftOutContext>;
}

/** The fields of an object in the rows that its widget defines; without such rows, each field has a row of its own. */
function itemRows({ resource }: Entity, path: string, names: readonly string[]): string[][] {
  const said = resource.fields[path]?.widget?.['rows'];
  const rows = (Array.isArray(said) ? said : []).map((row: string | string[]) => [row].flat().filter((name) => names.includes(name)));
  const others = names.filter((name) => !rows.flat().includes(name));
  return [...rows.filter((row) => row.length > 0), ...others.map((name) => [name])];
}
