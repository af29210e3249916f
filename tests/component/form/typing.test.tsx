// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { InputProps, Widget } from '@/engine/model/Widget';
import { widgets } from '@/features/registry';
import { renderRecord, saved } from './renderRecord';

/** The app's inputs, with a count of their renderings by the id of their control. An input that reads other fields renders again inside, as `inside` counts. */
function counted() {
  const rendered = new Map<string, number>();
  const inside = new Map<string, number>();
  const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  const counting = (Input: ComponentType<InputProps>) =>
    function CountedInput(props: InputProps) {
      count(rendered, props.id);
      return (
        <Profiler id={props.id} onRender={(id) => count(inside, id)}>
          <Input {...props} />
        </Profiler>
      );
    };
  const inputs = Object.fromEntries(
    Object.entries(widgets).map(([name, widget]): [string, Widget] =>
      widget.Input ? [name, { ...widget, Input: counting(widget.Input as ComponentType<InputProps>) }] : [name, widget],
    ),
  );
  return { inputs, rendered, inside };
}

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** Waits until every input has loaded and nothing renders by itself any more. */
async function settled(rendered: ReadonlyMap<string, number>) {
  await box('Places');
  await screen.findByRole('combobox', { name: 'Commune' });
  let before = '';
  await waitFor(() => {
    const now = JSON.stringify([...rendered]);
    const isSettled = now === before;
    before = now;
    expect(isSettled).toBe(true);
  });
}

describe('typing in a form', () => {
  it('renders nothing again while a key is being typed, not even the box', async () => {
    const { inputs, rendered, inside } = counted();
    await renderRecord({ path: '/outings/12', inputs, api: { get: () => Promise.resolve(saved) } });
    await settled(rendered);
    const name = await box(/^Nom/);
    await userEvent.click(name);
    inside.clear();
    await userEvent.keyboard('{Backspace}s');
    expect([...inside]).toEqual([]);
    expect(name.value).toBe('Vallée de la Meurths');
  });

  it('renders that input alone once its value has reached the form', async () => {
    const { inputs, rendered } = counted();
    await renderRecord({ path: '/outings/12', inputs });
    await settled(rendered);
    await userEvent.click(await box(/^Nom/));
    await userEvent.keyboard('{Backspace}');
    rendered.clear();
    await userEvent.tab();
    await waitFor(() => expect([...rendered.keys()]).toEqual(['root_name']));
  });

  it('renders no field with another widget, not even around its input, where no state has changed', async () => {
    const { inputs, rendered } = counted();
    const looked = new Set<string>();
    for (const [name, widget] of Object.entries(inputs)) {
      const { Input } = widget;
      const get = () => {
        looked.add(name);
        return Input;
      };
      if (Input) Object.defineProperty(widget, 'Input', { get });
    }
    await renderRecord({ path: '/outings/12', inputs, api: { get: () => Promise.resolve(saved) } });
    await settled(rendered);
    await userEvent.type(await box(/^Nom/), '{Backspace}s');
    rendered.clear();
    looked.clear();
    await userEvent.tab();
    await waitFor(() => expect([...rendered.keys()]).toEqual(['root_name']));
    expect([...looked]).toEqual(['text']);
  });
});
