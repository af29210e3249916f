import { useEffect, useRef, useState, type FormEvent } from 'react';

/**
 * The inputs are uncontrolled: what was typed, or filled in by a password manager, before React arrived is in the page already
 * and is read from there.
 */
export function useLoginForm(onSubmit: (identifier: string, password: string) => Promise<void>) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ identifier: '', password: '' });
  const [busy, setBusy] = useState(false);

  function read() {
    if (ref.current) setValues(readValues(ref.current));
  }

  useEffect(read, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onSubmit(values.identifier.trim(), values.password);
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
