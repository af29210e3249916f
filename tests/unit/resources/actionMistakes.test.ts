import { describe, expect, it } from 'vitest';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { EN, FR, RESOURCE, vehicleFiles } from './vehicle';

/** The mistakes in a vehicle with these actions. */
function mistakesOf(...actions: object[]) {
  const files = vehicleFiles({ [RESOURCE]: ['"form":', `"actions": ${JSON.stringify(actions)}, "form":`] });
  return readResourceFiles(files).mistakes;
}

const base = { use: 'call', name: 'lend', on: 'row', method: 'POST', endpoint: 'admin/loans/{id}' };

describe('a mistake in an action', () => {
  it.each([
    ['a name of its endpoint', { endpoint: 'admin/loans/{idd}' }, '/actions/0/endpoint', 'id'],
    ['a name of its body', { body: { owner: { label: '{brandt}' } } }, '/actions/0/body/owner/label', 'brand'],
    ['an option', { endpiont: 'x' }, '/actions/0/endpiont', 'endpoint'],
    ['the field of its condition', { when: { field: 'energi', is: 1 } }, '/actions/0/when/field', 'energy'],
    ['the entity it asks for', { ask: 'vehicule' }, '/actions/0/ask', 'vehicle'],
    ['the list of its item', { item: { field: 'brands', where: { id: 1 } } }, '/actions/0/item/field', 'brand'],
    ['the field of its aim', { aim: { brandt: 'Lent' } }, '/actions/0/aim/brandt', 'brand'],
    ['a name that its aim repeats', { aim: { brand: '{brandt}' } }, '/actions/0/aim/brand', 'brand'],
    ['the field that a creation starts with', { use: 'createFrom', resource: 'vehicle', fills: { brandt: 'brand' } }, '/actions/0/fills/brandt', 'brand'],
    ['the field that it is known by', { use: 'createFrom', resource: 'vehicle', fills: { brand: 'brandt' } }, '/actions/0/fills/brand', 'brand'],
    ['the sentences it borrows', { messages: 'users.created' }, '/actions/0/messages', 'user'],
  ])('guesses %s', (_what, change, pointer, suggestion) => {
    expect(mistakesOf({ ...base, ...change })).toContainEqual(expect.objectContaining({ file: RESOURCE, pointer, suggestion }));
  });

  it('guesses the action that takes it back, which is another one and asks nothing', () => {
    const back = { ...base, name: 'giveBack' };
    const mistake = (suggestion?: string) => expect.objectContaining({ file: RESOURCE, pointer: '/actions/0/undoneBy', ...(suggestion && { suggestion }) });
    expect(mistakesOf({ ...base, undoneBy: 'giveback' }, back)).toContainEqual(mistake('giveBack'));
    expect(mistakesOf({ ...base, undoneBy: 'lend' }, back)).toContainEqual(mistake());
    expect(mistakesOf({ ...base, undoneBy: 'giveBack' }, { ...back, confirms: true })).toContainEqual(mistake());
    expect(mistakesOf({ ...base, undoneBy: 'giveBack' }, back)).not.toContainEqual(mistake());
  });

  it.each([
    ['a download for each of a selection', { use: 'downloadRecord', on: 'selection' }, '/actions/0/on', expect.stringMatching(/^"row"/)],
    ['no method', { method: 'PUT' }, '/actions/0/method', 'one of POST, PATCH, DELETE'],
    ['a slash before its endpoint', { endpoint: '/admin/loans' }, '/actions/0/endpoint', expect.stringMatching(/without a slash/)],
    ['a body that is not sent', { method: 'DELETE', body: {} }, '/actions/0/body', expect.stringMatching(/^no body/)],
    ['what is not asked', { body: { to: '/people/{asked}' } }, '/actions/0/body/to', expect.stringMatching(/^the key "ask"/)],
    ['the item of no list', { body: { id: '{item.id}' } }, '/actions/0/body/id', expect.stringMatching(/^the key "item"/)],
    ['a page for each of a selection', { use: 'open', on: 'selection', path: 'loans/{id}' }, '/actions/0/on', expect.stringMatching(/^"row"/)],
    ['a link that asks', { use: 'open', path: 'loans/{id}', confirms: true }, '/actions/0/confirms', expect.stringMatching(/^no such option/)],
    ['a creation that starts with a selection', { use: 'createFrom', on: 'selection', resource: 'vehicle', fills: { brand: 'brand' } }, '/actions/0/on', expect.stringMatching(/^"row"/)],
    ['a creation that asks', { use: 'createFrom', resource: 'vehicle', fills: { brand: 'brand' }, confirms: true }, '/actions/0/confirms', expect.stringMatching(/^no such option/)],
    ['a creation from one record', { use: 'createFromSelection', resource: 'vehicle', field: 'brand' }, '/actions/0/on', expect.stringMatching(/^"selection"/)],
    ['a creation for some of a selection', { use: 'createFromSelection', on: 'selection', resource: 'vehicle', field: 'brand', when: { field: 'brand', filled: true } }, '/actions/0/when', expect.stringMatching(/^no such option/)],
    ['a site for each of a selection', { use: 'visit', on: 'selection', path: '{brand}' }, '/actions/0/on', expect.stringMatching(/^"row"/)],
    ['a page outside by a whole address', { use: 'visit', path: 'https://elsewhere/{brand}' }, '/actions/0/path', expect.stringMatching(/without a slash/)],
    ['what a selection alone may be already', { already: ['It is lent.'] }, '/actions/0/on', expect.stringMatching(/^"selection"/)],
    ['an item of what is no list', { item: { field: 'brand', where: { id: 1 } } }, '/actions/0/item/field', 'a field of schema.json that is a list'],
  ])('refuses %s', (_what, change, pointer, expected) => {
    expect(mistakesOf({ ...base, ...change })).toContainEqual(expect.objectContaining({ file: RESOURCE, pointer, expected }));
  });

  it('refuses two actions of one name', () => {
    expect(mistakesOf(base, base)).toContainEqual(expect.objectContaining({ pointer: '/actions/1/name', found: '"lend" a second time' }));
  });
});

describe('the words of an action', () => {
  const missing = (...actions: object[]) =>
    mistakesOf(...actions)
      .filter(({ file }) => file === FR)
      .map(({ pointer }) => pointer);

  it.each([
    ['are those of its button and of its end', {}, ['lend', 'lendDone']],
    ['are those of its dialog when it confirms', { confirms: true }, ['lend', 'lendDone', 'lendTitle', 'lendConfirm', 'lendBody']],
    ['are those of what it asks', { ask: 'vehicle' }, ['lend', 'lendDone', 'lendTitle', 'lendConfirm', 'lendAsked']],
    ['are none of its end when it leads outside', { use: 'visit', path: '{operator.email}/{brand}', method: undefined }, ['lend']],
    ['are none of its end when it leads to a page', { use: 'open', path: 'loans/{id}' }, ['lend']],
    ['may be borrowed for its end', { messages: 'user.created' }, ['lend']],
  ])('%s', (_what, change, words) => {
    expect(missing({ ...base, ...change }).sort()).toEqual(words.map((word) => `/actions/${word}`).sort());
  });

  it('say nothing that no dialog shows', () => {
    const files = vehicleFiles({
      [RESOURCE]: ['"form":', `"actions": ${JSON.stringify([base])}, "form":`],
      [EN]: ['"actions": {', '"actions": { "lend": "x", "lendDone": "x", "lendBody": "x",'],
    });
    expect(readResourceFiles(files).mistakes).toContainEqual(expect.objectContaining({ file: EN, pointer: '/actions/lendBody' }));
  });
});
