import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import type { ArrayFieldItemTemplateProps, FieldPathList, RJSFSchema } from '@rjsf/utils';
import { createContext, use, useCallback, useId, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Fold } from '@/ui/Fold';
import { FoldButton } from '@/ui/FoldButton';
import { IconButton } from '@/ui/IconButton';
import { useFormRecord } from '../../fields/FormRecord';
import { itemLabel, wordsPath } from '../../fields/pathLabel';
import { useFieldText } from '../../fields/useFieldText';
import { valueAt } from '../../fields/valueAt';
import { propertiesOf } from '../../model/broughtFields';
import type { RecordSchema, Schema } from '../../model/Schema';
import { isPlainObject } from '../../model/transforms/plainObject';
import { fieldSchema, hasType, resolvedSchema } from '../../model/widgetName';
import { useFieldStates, useFormState } from '../FormState';
import './group.css';
import { ItemPreview } from './ItemPreview';
import { useListRules } from '../values/listRules';
import { FoldedText } from '../outline/FoldedText';
import { useListEditNotes } from './useListEdits';

/** Whether items that are rendered for the first time start folded. */
export const StartsFoldedContext = createContext(false);

type ItemProps = ArrayFieldItemTemplateProps<unknown, RJSFSchema>;

/** One item of a list with the buttons that move and remove it, each named after the item; an object is a numbered group of fields. */
export function ListItemTemplate(props: ItemProps) {
  const { children, index, schema, buttonsProps } = props;
  const { t } = useTranslation('form');
  const { labels } = useFormState();
  const label = itemLabel(buttonsProps.fieldPathId.path.join('.'), labels, t);
  const buttons = <ItemButtons {...props} label={label} />;

  if (!hasType(schema as Schema, 'object')) {
    return (
      <div data-item={index} className="form-item">
        <div data-content>{children}</div>
        <div className="form-item-buttons">{buttons}</div>
      </div>
    );
  }
  return (
    <FoldedItem index={index} label={label} path={buttonsProps.fieldPathId.path} buttons={buttons}>
      {children}
    </FoldedItem>
  );
}

interface FoldedItemProps {
  index: number;
  label: string;
  path: FieldPathList;
  buttons: ReactNode;
  children: ReactNode;
}

/** An object of a list as a group of fields that folds to its name and its first values. */
function FoldedItem({ index, label, path, buttons, children }: FoldedItemProps) {
  const startsFolded = use(StartsFoldedContext);
  const [isFolded, setFolded] = useState(startsFolded);
  const open = useCallback(() => setFolded(false), []);
  const id = useId();
  return (
    <fieldset data-item={index} aria-label={label} className="form-card" data-folded={isFolded || undefined}>
      <div className="form-card-head">
        <FoldButton isFolded={isFolded} controls={id} onToggle={() => setFolded(!isFolded)}>
          <span className="form-card-name">
            <span>{label}</span>
            {isFolded && <ItemText path={path} />}
          </span>
        </FoldButton>
        {buttons}
      </div>
      <Fold id={id} isFolded={isFolded} onUnfold={open}>
        <div data-content>{children}</div>
        <ItemPreview path={path} />
      </Fold>
    </fieldset>
  );
}

/** The first values of a folded item, and whether something in it is wrong. */
function ItemText({ path }: { path: FieldPathList }) {
  const { t } = useTranslation('form');
  const { entity, labels, isInItem } = useFormState();
  const { messages } = useFieldStates();
  const record = useFormRecord();
  const textOf = useFieldText(entity, labels);
  const [place, list] = [path.join('.'), wordsPath(path.join('.'))];
  const value = valueAt(record, path);
  const item = isPlainObject(value) ? value : {};
  const names = saidFields(entity.schema, list).filter((name) => isInItem(`${list}.${name}`, item));
  const isWrong = [...messages.keys()].some((field) => field.startsWith(`${place}.`));
  const texts = names.map((name) => textOf(`${list}.${name}`, item[name], record));
  return <FoldedText texts={texts} problem={isWrong ? t('outline.wrong') : undefined} />;
}

/** The fields of the items of a list whose values can be understood without a label. */
function saidFields(root: RecordSchema, list: string): string[] {
  const { items = {} } = fieldSchema(root, list);
  const said = ([, { readOnly, ...schema }]: [string, Schema]) => readOnly !== true && !hasType(schema, 'boolean') && !hasType(schema, 'array');
  return Object.entries(propertiesOf(resolvedSchema(root, items))).filter(said).map(([name]) => name);
}

function ItemButtons({ buttonsProps, index, label }: ItemProps & { label: string }) {
  const { t } = useTranslation('form');
  const { isLocked } = useFieldStates();
  const { noteMove, noteRemoval } = useListEditNotes();
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const { isOrdered, isKept, items } = useListRules(fieldPathId.path.slice(0, -1));
  const shared = { size: 'small', disabled: isLocked(fieldPathId.path.join('.')) } as const;

  return (
    <>
      {isOrdered && hasMoveUp && (
        <IconButton
          {...shared}
          data-move="up"
          aria-label={t('list.moveUp', { label })}
          onClick={(event) => {
            noteMove(index, index - 1);
            onMoveUpItem(event);
          }}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
      )}
      {isOrdered && hasMoveDown && (
        <IconButton
          {...shared}
          data-move="down"
          aria-label={t('list.moveDown', { label })}
          onClick={(event) => {
            noteMove(index, index + 1);
            onMoveDownItem(event);
          }}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
      )}
      {hasRemove && !isKept(items[index]) && (
        <IconButton
          {...shared}
          aria-label={t('list.remove', { label })}
          onClick={(event) => {
            noteRemoval(index);
            onRemoveItem(event);
          }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </>
  );
}
