import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isSharedComputer } from '@/session/sharedComputer';

/** The name of the tick box that says that others use this computer. */
export const SHARED = 'shared';

/** The login form. Its inputs are uncontrolled: what was typed, or filled in by a password manager, before React has loaded is in the page already, and is read from there. */
export function useLoginForm(onSubmit: (identifier: string, password: string, isShared: boolean) => Promise<void>) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ identifier: '', password: '' });
  const [busy, setBusy] = useState(false);

  function read() {
    if (ref.current) setValues(readValues(ref.current));
  }

  useEffect(read, []);

  // The page was painted for any computer, so the box is ticked afterwards where this computer was said to be shared.
  useEffect(() => {
    const box = ref.current?.elements.namedItem(SHARED);
    if (box instanceof HTMLInputElement && isSharedComputer(window)) box.checked = true;
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const isShared = ref.current !== null && new FormData(ref.current).has(SHARED);
      await onSubmit(values.identifier.trim(), values.password, isShared);
    } finally {
      setBusy(false);
    }
  }

  return { ref, ...values, busy, read, submit: (event: FormEvent) => void submit(event) };
}

function readValues(form: HTMLFormElement): { identifier: string; password: string } {
  const data = new FormData(form);
  return { identifier: String(data.get('identifier') ?? ''), password: String(data.get('password') ?? '') };
}
