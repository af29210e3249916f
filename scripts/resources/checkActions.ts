import { namesIn } from '../../src/engine/model/template';
import type { Schema } from '../../src/engine/model/Schema';
import { checkAnswered } from './checkCondition';
import type { Draft } from './Draft';
import { choicesOf, fieldAt, fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';
import { actionName } from './requiredWords';

/** Checks how the options of an action fit together, and the fields that they name in braces. `resource.schema.json` checks the shape of each option. */
const CHECKS: Readonly<Record<string, ActionCheck>> = { setField: checkSetField, call: checkCall, open: checkLink, visit: checkLink, createFrom: checkStart, createFromSelection: checkBeginning, downloadRecord: checkDownload };

type ActionCheck = (action: JsonCursor, schema: Schema) => Generator<Mistake>;

/**
 * Checks that each action is listed once, that its options fit together, and that the sentences it borrows exist. An unknown name is reported by
 * the check of the shape.
 */
export function* checkActions({ resource, schema }: Draft, messageContexts: readonly string[]): Generator<Mistake> {
  const actions = resource.at('actions').items();
  yield* checkNames(actions);
  for (const action of actions) {
    yield* CHECKS[action.at('use').text ?? '']?.(action, schema) ?? [];
    yield* checkAnswered(action.at('when'), schema);
    yield* checkMessages(action.at('messages'), messageContexts);
    yield* checkAlready(action);
    yield* checkWayBack(action, actions);
  }
}

/** Two actions with the same name would share their words. */
function* checkNames(actions: readonly JsonCursor[]): Generator<Mistake> {
  const seen = new Set<string>();
  for (const action of actions) {
    const cursor = action.at('name').exists ? action.at('name') : action.at('use');
    if (cursor.text === undefined) continue;
    if (seen.has(cursor.text)) {
      yield cursor.mistake('each action once: a "name" of its own tells it apart', `"${cursor.text}" a second time`);
    }
    seen.add(cursor.text);
  }
}

/** The action that is offered as a way back must be a different one, be about one record, and ask nothing. */
function* checkWayBack(action: JsonCursor, actions: readonly JsonCursor[]): Generator<Mistake> {
  const back = action.at('undoneBy');
  if (back.text === undefined) return;
  const others = actions.filter((one) => actionName(one) !== actionName(action) && !one.at('ask').exists && one.at('confirms').value !== true && one.at('danger').value !== true);
  const names = others.flatMap((one) => actionName(one) ?? []);
  if (!names.includes(back.text)) yield back.unknownName('the name of another action, which asks and confirms nothing', names);
}

function* checkMessages(messages: JsonCursor, contexts: readonly string[]): Generator<Mistake> {
  const context = messages.text?.split('.')[0];
  if (context === undefined || contexts.includes(context)) return;
  yield messages.unknownName('a context of src/i18n/locales/fr/messages.json before the point', contexts, context);
}

/** "already" only makes sense for a selection: about a single record, the server's own words tell the refusal. */
function* checkAlready(action: JsonCursor): Generator<Mistake> {
  const isOnSelection = action.at('on').oneOrMore().some(({ text }) => text === 'selection');
  if (action.at('already').exists && !isOnSelection) yield action.at('on').mistake('"selection" among its places: "already" is about a selection');
}

/** The value to set must be one that the field may have. */
function* checkSetField(action: JsonCursor, schema: Schema): Generator<Mistake> {
  const [field, value] = [action.at('field'), action.at('value')];
  const choices = choicesOf(fieldAt(schema, field.text ?? ''));
  if (choices && value.exists && !choices.includes(value.value))
    yield value.mistake(`a choice of "${field.text}": ${choices.join(', ')}`);
}

/** A link shows no message, asks nothing, and is about one record. */
function* checkLink(action: JsonCursor, schema: Schema): Generator<Mistake> {
  yield* checkTemplates(action.at('path'), action, schema);
  yield* onRowOnly(action, 'it leads to the page of one record');
  yield* leadsOn(action);
}

/** An action that starts a creation. The fields that it fills are checked with the entity that it creates. */
function* checkStart(action: JsonCursor): Generator<Mistake> {
  yield* onRowOnly(action, 'it starts with one record');
  yield* leadsOn(action);
}

/** An action that begins with the whole selection. */
function* checkBeginning(action: JsonCursor): Generator<Mistake> {
  const places = action.at('on').oneOrMore();
  if (places.length !== 1 || places[0]?.text !== 'selection') yield action.at('on').mistake('"selection": it begins with what is picked in the list');
  yield* leadsOn(action, ['when', 'already']);
}

function* leadsOn(action: JsonCursor, others: readonly string[] = []): Generator<Mistake> {
  for (const key of ['danger', 'confirms', 'ask', 'fresh', 'undoneBy', 'after', 'messages', ...others]) {
    if (action.at(key).exists) yield action.at(key).mistake('no such option: it only leads to a page, which asks and says what is needed');
  }
}

/** A download is about one record, because a selection would start a download for each of its records. */
function* checkDownload(action: JsonCursor): Generator<Mistake> {
  yield* onRowOnly(action, 'it makes one file of one record');
}

function* onRowOnly(action: JsonCursor, reason: string): Generator<Mistake> {
  for (const place of action.at('on').oneOrMore()) {
    if (place.text !== undefined && place.text !== 'row') yield place.mistake(`"row": ${reason}`);
  }
}

/** A call to the API, which may name fields in the braces of its endpoint and of its body. */
function* checkCall(action: JsonCursor, schema: Schema): Generator<Mistake> {
  if (action.at('method').text === 'DELETE' && action.at('body').exists) yield action.at('body').mistake('no body: nothing is sent with DELETE');
  yield* checkItem(action.at('item'), schema);
  yield* checkTemplates(action.at('endpoint'), action, schema);
  yield* checkTemplates(action.at('body'), action, schema);
  yield* checkAim(action, schema);
}

/** The state that a call leads to: values of the item or, where there is none, of the record. */
function* checkAim(action: JsonCursor, schema: Schema): Generator<Mistake> {
  const aim = action.at('aim');
  if (!aim.exists) return;
  const list = action.at('item', 'field').text;
  for (const [name, value] of aim.entries()) yield* checkNameOf(value, list === undefined ? name : `${list}.${name}`, schema, 'key');
  yield* checkTemplates(aim, action, schema);
}

function* checkItem(item: JsonCursor, schema: Schema): Generator<Mistake> {
  if (!item.exists) return;
  const [field, where] = [item.at('field'), item.at('where')];
  const list = fieldAt(schema, field.text ?? '');
  if (list && !list.items) yield field.mistake('a field of schema.json that is a list');
  for (const [name, value] of where.entries()) yield* checkNameOf(value, `${field.text}.${name}`, schema, 'key');
  const title = item.at('title');
  if (title.text !== undefined) yield* checkNameOf(title, `${field.text}.${title.text}`, schema, 'value');
}

/** Checks every name in braces, however deep in the body. */
function* checkTemplates(template: JsonCursor, action: JsonCursor, schema: Schema): Generator<Mistake> {
  for (const name of namesIn(template.text)) yield* checkName(template, name, action, schema);
  for (const inner of [...template.items(), ...template.entries().map(([, value]) => value)]) {
    yield* checkTemplates(inner, action, schema);
  }
}

function* checkName(template: JsonCursor, name: string, action: JsonCursor, schema: Schema): Generator<Mistake> {
  const [scope, ...rest] = name.split('.');
  if (name === 'asked') {
    if (!action.at('ask').exists) yield template.mistake('the key "ask" beside it: what {asked} is', `{${name}}`);
  } else if (action.at('use').text === 'visit' && name === OPERATOR) {
    return;
  } else if (scope === 'item' && rest.length > 0) {
    const list = action.at('item', 'field').text;
    if (list === undefined) yield template.mistake('the key "item" beside it: what {item} is', `{${name}}`);
    else yield* checkNameOf(template, `${list}.${rest.join('.')}`, schema, 'value');
  } else {
    yield* checkNameOf(template, name, schema, 'value');
  }
}

/** The name for the operator's e-mail address, which a link may pass on to another site. */
const OPERATOR = 'operator.email';

function* checkNameOf(cursor: JsonCursor, name: string, schema: Schema, on: 'key' | 'value'): Generator<Mistake> {
  if (fieldAt(schema, name)) return;
  const expected = 'a field of schema.json';
  if (on === 'value') return yield cursor.unknownName(expected, fieldNames(schema, name), name);
  yield cursor.unknownKey(`${expected} inside "${name.slice(0, name.lastIndexOf('.'))}"`, innerNames(schema, name));
}

function innerNames(schema: Schema, name: string): string[] {
  const parent = name.slice(0, name.lastIndexOf('.') + 1);
  return fieldNames(schema, name).flatMap((known) => (known.startsWith(parent) ? [known.slice(parent.length)] : []));
}
