// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlButtons, editLink, focusRow, keyedButtons } from '@/app/keys/pageParts';
import { searchBox } from '@/app/keys/searchBox';

const main = document.createElement('main');

function show(html: string, address = '/'): void {
  window.history.replaceState(null, '', address);
  main.innerHTML = html;
}

beforeEach(() => document.body.append(main));
afterEach(() => main.remove());

describe('the rows that keys go through', () => {
  const cell = (row: number, column: number) => `<div role="gridcell" tabindex="-1" id="${row}${column}">${column === 0 ? `<a href="/users/show/${row}">${row}</a>` : ''}</div>`;
  const focused = () => document.activeElement?.id;

  beforeEach(() => show([1, 2, 3].map((row) => `<div role="row" row-index="${row}">${cell(row, 0)}${cell(row, 1)}</div>`).join('')));

  it('begin with the first, go by their names, and end with the last', () => {
    const ways = [1, 1, 1, 1, -1, -1, -1] as const;
    expect(ways.map((by) => (focusRow(by), focused()))).toEqual(['10', '20', '30', '30', '20', '10', '10']);
  });

  it('go on from any cell of a row', () => {
    document.getElementById('21')?.focus();
    focusRow(1);
    expect(focused()).toBe('30');
  });

  it('are the names of cards on a narrow screen', () => {
    show('<ul><li><h2><a id="a" href="/users/show/1">1</a></h2><a href="/users/1">Modifier</a></li><li><h2><a id="b" href="/users/show/2">2</a></h2></li></ul>');
    expect(([1, 1] as const).map((by) => (focusRow(by), focused()))).toEqual(['a', 'b']);
  });
});

describe('the link to change the record of the page', () => {
  it.each([
    ['/users/show/7', '<a href="/users/70">Autre</a><a id="edit" href="/users/7">Modifier</a>', 'edit'],
    ['/words/show/a%C3%A9%2Fb', '<a id="edit" href="/words/a%C3%A9%2Fb">Modifier</a>', 'edit'],
    ['/users/show/7', '<a href="/users/8">Autre</a>', undefined],
    ['/users', '<a href="/users/7">Modifier</a>', undefined],
    ['/users?record=a%C3%A9%2Fb', '<a href="/users/a%C3%A9%2Fb">Modifier</a><section id="record-panel"><a id="edit" href="/users/a%C3%A9%2Fb">Modifier</a></section>', 'edit'],
    ['/users?record=7', '<section id="record-panel"><a href="/users/8">Autre</a></section>', undefined],
    ['/users?record=7', '<a href="/users/7">Modifier</a>', undefined],
  ])('at %s', (address, html, id) => {
    show(html, address);
    expect(editLink()?.id).toBe(id);
  });
});

it('the search box is the first one in sight', () => {
  show('<div role="search" style="display: none"><input></div><div role="search"><input type="checkbox"><input id="box"></div>');
  expect(searchBox()?.id).toBe('box');
});

it('the buttons with a key are those in sight, by their words', () => {
  const button = (words: string, style = '') => `<button aria-keyshortcuts="${words.charAt(0)}" style="${style}">${words}<kbd>${words.charAt(0)}</kbd></button>`;
  show(button('accepter', 'display: none') + button('refuser') + '<button>Supprimer</button>');
  expect(keyedButtons().map(({ key, label }) => [key, label])).toEqual([['r', 'refuser']]);
});

it('a button of several keys is none that a single key presses; one with the control key is told by the other', () => {
  const button = (words: string, keys: string) => `<button aria-keyshortcuts="${keys}">${words}</button>`;
  show(button('Créer', 'Control+S') + button('Fermer', 'Escape') + button('Agrandir', '+ - 0') + button('Suivant', 'n'));
  expect(keyedButtons().map(({ key, label }) => [key, label])).toEqual([['n', 'Suivant']]);
  expect(controlButtons().map(({ key, label }) => [key, label])).toEqual([['S', 'Créer']]);
});
