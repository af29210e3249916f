import { useState } from 'react';
import { LoginField } from './LoginField';

interface PasswordFieldProps {
  id: string;
  label: string;
  showLabel: string;
  hideLabel: string;
  error: string | undefined;
  onInput: () => void;
  onBlur: () => void;
}

/** A box for a password, with a button that shows the password while it is typed. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <LoginField {...field} name="password" type={shown ? 'text' : 'password'} autoComplete="current-password">
      <button type="button" className="login-reveal" aria-pressed={shown} aria-label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 5C6.5 5 2.7 9.2 1.5 12c1.2 2.8 5 7 10.5 7s9.3-4.2 10.5-7C21.3 9.2 17.5 5 12 5Z" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <circle cx="12" cy="12" r="3.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
          {shown && <path d="M4 4l16 16" stroke="currentColor" strokeWidth="1.8" />}
        </svg>
      </button>
    </LoginField>
  );
}
