// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ANOTHER, intentOf, NEXT, useSaveShortcuts } from '@/engine/form/save/useSaveShortcuts';

interface PageProps {
  onSubmit: (intent: string) => void;
  isBehind?: boolean;
  isSeries?: boolean;
  isStep?: boolean;
}

function Page({ onSubmit, isBehind = false, isSeries = true, isStep = false }: PageProps) {
  useSaveShortcuts('record');
  return (
    <div aria-hidden={isBehind}>
      <form
        id="record"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(intentOf(event.nativeEvent));
        }}
      >
        <input aria-label="Nom" />
        {isStep && (
          <button type="submit" name={NEXT}>
            Suivant
          </button>
        )}
        <button type="submit">Enregistrer</button>
        {isSeries && (
          <button type="submit" name={ANOTHER}>
            Enregistrer et continuer
          </button>
        )}
      </form>
    </div>
  );
}

async function submittedBy(keys: string, props: Omit<PageProps, 'onSubmit'> = {}) {
  const submitted: string[] = [];
  render(<Page onSubmit={(intent) => submitted.push(intent)} {...props} />);
  await userEvent.keyboard(keys);
  return submitted;
}

describe('the keys of a form', () => {
  it('leave nothing to the browser, which would save the page as a file', () => {
    render(<Page onSubmit={() => undefined} />);
    expect([true, false].map((ctrlKey) => fireEvent.keyDown(document.body, { key: 's', ctrlKey }))).toEqual([false, true]);
  });

  it.each([
    ['Ctrl and S save', '{Control>}s{/Control}', ['save']],
    ['so do they where capitals are locked', '{Control>}S{/Control}', ['save']],
    ['so does the key of an Apple keyboard', '{Meta>}s{/Meta}', ['save']],
    ['Ctrl and Enter save and go on', '{Control>}{Enter}{/Control}', ['another']],
    ['an S alone is a letter', 's', []],
    ['with Shift they are the browser’s', '{Control>}{Shift>}s{/Shift}{/Control}', []],
    ['AltGr writes a character', '{Control>}{Alt>}s{/Alt}{/Control}', []],
  ])('%s', async (_, keys, expected) => {
    const submitted = await submittedBy(keys);
    expect(submitted).toEqual(expected);
  });

  it('go on to no other record where there is none', async () => {
    const submitted = await submittedBy('{Control>}{Enter}{/Control}', { isSeries: false });
    expect(submitted).toEqual([]);
  });

  it('go on to the next step where there is one, and through no more of them while they are held down', async () => {
    const submitted = await submittedBy('{Control>}{Enter>3/}{/Control}', { isSeries: false, isStep: true });
    expect(submitted).toEqual(['next']);
  });

  it('save nothing behind a dialog', async () => {
    const submitted = await submittedBy('{Control>}s{/Control}', { isBehind: true });
    expect(submitted).toEqual([]);
  });
});
