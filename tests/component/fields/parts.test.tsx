// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChoiceMenuButton } from '@/engine/fields/ChoiceMenuButton';
import { describedBy, FieldFrame, warningId } from '@/engine/fields/FieldFrame';
import { FieldValue } from '@/engine/fields/FieldValue';
import { HalfTypedContext, useHalfTyped } from '@/engine/fields/HalfTyped';
import { ReadField } from '@/engine/fields/RecordField';
import { RecordSection } from '@/engine/fields/RecordSections';
import { SmallSelect } from '@/engine/fields/SmallSelect';
import { useTypedWord } from '@/engine/fields/useTypedWord';
import type { DisplayProps, LabelPlace, Widget } from '@/engine/model/Widget';
import { widgetField } from '@/engine/model/widgetField';
import { loadLaterTexts, loadTexts, startI18n } from '@/i18n/i18n';
import { quoted } from '@/ui/quotedWords';
import { entityOf } from '../../unit/engine/transforms/entity';

beforeEach(async () => {
  startI18n('fr');
  await loadTexts('fr');
  await loadLaterTexts('form');
});

describe('the frame of a field', () => {
  const said = { help: 'Sans espace', message: `La plateforme répond ${quoted('too long')}`, remark: 'trop long', warning: <p id={warningId('name')}>Déjà pris</p> };

  function Framed({ labelPlace }: { labelPlace: LabelPlace }) {
    return (
      <FieldFrame id="name" label="Nom" labelPlace={labelPlace} required {...said}>
        <input id="name" aria-label={labelPlace === 'above' ? undefined : 'Nom'} aria-describedby={describedBy('name', said)} />
      </FieldFrame>
    );
  }
  const follows = (one: Element, other: Element) => Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

  it('names the control without the mark of what must be filled in, and describes it by all that is said of it', () => {
    render(<Framed labelPlace="above" />);
    const texts = ['Sans espace', 'La plateforme répond too long', 'Valeur enregistrée à vérifier, sans empêcher d’enregistrer le reste\u202f: trop long.', 'Déjà pris'];
    const box = screen.getByRole('textbox', { name: 'Nom' });
    expect((box.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual(texts);
    expect(screen.getByText('Nom').textContent).toBe('Nom *');
    expect(screen.getByText('too long').lang).toBe('en');
    expect(follows(box, screen.getByText('Sans espace'))).toBe(true);
  });

  it('is a group with its name where there are several controls', () => {
    render(<Framed labelPlace="group" />);
    expect(within(screen.getByRole('group', { name: 'Nom' })).getAllByRole('textbox')).toHaveLength(1);
  });

  it('has the help under the control where the label is beside it', () => {
    render(<Framed labelPlace="beside" />);
    expect(follows(screen.getByText('Sans espace'), screen.getByRole('textbox'))).toBe(true);
  });
});

describe('a menu of choices', () => {
  const onPick = vi.fn();
  const open = async (text?: string) => {
    onPick.mockClear();
    const choices = [{ key: 'copy', label: 'Copier' }, { key: 'pin', label: 'Épingler', checked: true }, { key: 'send', label: 'Envoyer', unavailable: 'Rien à envoyer' }];
    render(<ChoiceMenuButton label="Autres actions" {...(text !== undefined && { text })} choices={choices} onPick={onPick} disabled={false} color="inherit" data-place="head" />);
    const button = screen.getByRole('button', { name: 'Autres actions' });
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded'), button.dataset['place']]).toEqual(['menu', 'false', 'head']);
    await userEvent.click(button);
    return { button, menu: await screen.findByRole('menu', { name: 'Autres actions' }) };
  };
  const isClosed = () => vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  it.each([undefined, 'Plus'])('opens from its button (%s) and gives it the focus before what is picked opens', async (text) => {
    const { button, menu } = await open(text);
    expect([button.getAttribute('aria-expanded'), button.textContent]).toEqual(['true', text ?? '']);
    const focused: unknown[] = [];
    onPick.mockImplementation(() => focused.push(document.activeElement));
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Copier' }));
    expect([onPick.mock.calls, focused]).toEqual([[['copy']], [button]]);
    await isClosed();
  });

  it('gives the focus back when it is left without a choice', async () => {
    const { button } = await open();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect([document.activeElement, onPick.mock.calls]).toEqual([button, []]);
  });

  it('says what is on, and why something cannot be picked, which stays', async () => {
    const { menu } = await open();
    expect(within(menu).getByRole('menuitemcheckbox', { name: 'Épingler', checked: true })).toBeTruthy();
    const send = within(menu).getByRole('menuitem', { name: 'Envoyer Rien à envoyer' });
    expect([send, within(menu).getByRole('menuitem', { name: 'Copier' })].map((item) => item.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    await userEvent.click(send);
    expect(onPick.mock.calls).toEqual([]);
  });
});

it('a small select passes on what it is told, and what is chosen', async () => {
  const onChange = vi.fn();
  const choices = [{ value: 'a', label: 'Un' }, { value: 'b', label: 'Deux' }];
  const { rerender } = render(<><p id="hint">Au choix</p><SmallSelect id="way" value="a" choices={choices} onChange={onChange} autoFocus required describedBy="hint" /></>);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { description: 'Au choix' });
  expect([document.activeElement === select, select.required, select.disabled]).toEqual([true, true, false]);
  await userEvent.selectOptions(select, 'Deux');
  expect(onChange.mock.calls).toEqual([['b']]);
  rerender(<SmallSelect id="way" value="a" choices={choices} onChange={onChange} disabled />);
  expect([screen.getByRole<HTMLSelectElement>('combobox').disabled]).toEqual([true]);
});

describe('a value that is read', () => {
  const field = widgetField(entityOf({ properties: { tags: { type: 'array' } } }), 'tags', 'Étiquettes');
  const told = (how: object) => ({ field: field.name, dense: false, brief: false, ...how });
  const shown: unknown[] = [];
  const plain = { toText: (value: unknown) => (typeof value === 'string' ? value : undefined) } as Widget;
  const withDisplay = { ...plain, Display: ({ field: { name }, dense, brief }: DisplayProps) => void shown.push({ field: name, dense, brief }) } as unknown as Widget;
  const value = (one: unknown, widget = plain, how = {}) => render(<FieldValue field={field} widget={widget} value={one} record={{}} {...how} />).container.textContent;

  it.each([
    ['Nantes', 'Nantes'],
    [['a', ['b']], 'a, b'],
    ['', '–non renseigné'],
    [[], '–non renseigné'],
    [undefined, '–non renseigné'],
  ])('%j is %s', (one, text) => expect(value(one)).toBe(text));

  it.each([{}, { dense: true }, { brief: true }])('is shown by its widget, which is told how: %j', (how) => {
    value('Nantes', withDisplay, how);
    expect(shown.at(-1)).toEqual(told(how));
  });

  it('says in a word that a save has just changed it', () => {
    render(<dl><ReadField label="Ville" isChanged>Nantes</ReadField><ReadField label="Pays">France</ReadField></dl>);
    expect(screen.getAllByRole('term').map((term) => [term.textContent, term.parentElement?.dataset['changed']])).toEqual([['VilleNouvelle valeur', 'true'], ['Pays', undefined]]);
  });
});

it('a section is a region with the name of its heading, which takes the focus where a link leads to it', () => {
  const children = (name: string) => <span key={name}>{name}</span>;
  const of = (title: string) => screen.getByRole('region', { name: title });
  render(
    <>
      <RecordSection title="Lieux" rows={[['from', 'to']]} rowsAre="div" level={3} action={<button>Modifier</button>} after={<p>Sans étape</p>}>{children}</RecordSection>
      <RecordSection title="Dates" rows={[['day']]} rowsAre="div" headingId="dates">{children}</RecordSection>
    </>,
  );
  expect([of('Lieux'), of('Dates')].map((section) => section.textContent)).toEqual(['LieuxModifierfromtoSans étape', 'Datesday']);
  const headings = [screen.getByRole('heading', { level: 3, name: 'Lieux' }), screen.getByRole('heading', { level: 2, name: 'Dates' })];
  expect(headings.map((heading) => [heading.id === 'dates', heading.tabIndex, heading.hasAttribute('tabindex')])).toEqual([[false, -1, false], [true, -1, true]]);
});

describe('a word that must be typed', () => {
  let ofNow = () => false;
  function check() {
    let isRight = false;
    act(() => void (isRight = ofNow()));
    return isRight;
  }
  function Asked() {
    const { field, check: isTyped } = useTypedWord('L’AN  2000');
    useEffect(() => void (ofNow = isTyped));
    return <><button onClick={() => void isTyped()}>Supprimer</button>{field}</>;
  }

  it('has the focus at once, and again when it is not the word, which is said until it is', async () => {
    render(<Asked />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Pour confirmer, saisissez/ });
    expect([document.activeElement, box.getAttribute('aria-invalid'), box.autocomplete]).toEqual([box, 'false', 'off']);
    await userEvent.type(box, 'L’AN 200');
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    expect(check()).toBe(false);
    expect([document.activeElement, box.getAttribute('aria-invalid')]).toEqual([box, 'true']);
    const message = screen.getByText(/pour confirmer la suppression/);
    expect(box.getAttribute('aria-describedby')).toBe(message.id);
    await userEvent.type(box, '0');
    expect([check(), screen.queryByText(/pour confirmer la suppression/), box.getAttribute('aria-invalid')]).toEqual([true, null, 'false']);
  });

  it.each(["l'an 2000", ' L’an   2000 ', 'LÀN 2000'])('is it, however it is typed: %s', async (typed) => {
    render(<Asked />);
    await userEvent.type(screen.getByRole('textbox'), typed);
    expect(check()).toBe(typed !== 'LÀN 2000');
  });
});

it('a text that is no value yet is read where it was kept, is kept as it is typed, and goes with its box', async () => {
  const kept = { read: (id: string) => (id === 'city' ? 'Nan' : undefined), write: vi.fn() };
  function Box() {
    const [text = '', setText] = useHalfTyped('city');
    return <input value={text} onChange={(event) => setText(event.target.value)} />;
  }
  function Form() {
    const [isThere, setThere] = useState(true);
    return <HalfTypedContext value={kept}>{isThere && <Box />}<button onClick={() => setThere(false)}>Retirer</button></HalfTypedContext>;
  }
  render(<Form />);
  await userEvent.type(screen.getByRole('textbox'), 't');
  await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(kept.write.mock.calls).toEqual([['city', 'Nan'], ['city', 'Nant'], ['city', undefined]]);
});
