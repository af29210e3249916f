import type { ReactNode } from 'react';

interface LoginFieldProps {
  id: string;
  name: string;
  type: string;
  label: string;
  hint?: string;
  autoComplete: string;
  error: string | undefined;
  takesFocus?: boolean | undefined;
  /** Shown inside the box, after the text. */
  children?: ReactNode;
  onInput: () => void;
  onBlur: () => void;
}

/** An input with a label, and with a hint and a message that screen readers connect with it. */
export function LoginField({ id, name, type, label, hint, autoComplete, error, takesFocus, children, onInput, onBlur }: LoginFieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="login-hint">
          {hint}
        </p>
      )}
      <div className="login-box" data-invalid={error ? true : undefined}>
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoFocus={takesFocus}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onInput={onInput}
          onChange={onInput}
          onBlur={onBlur}
        />
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className="login-error">
          {error}
        </p>
      )}
    </div>
  );
}
