import './skipLink.css';

interface SkipLinkProps {
  label: string;
  /** The selector of the element that takes the focus. */
  target: string;
}

/** A link that is seen only when Tab reaches it. It moves the focus by script, because the router would take a fragment for a new address. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <a
      className="skip-link"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(target)?.focus();
      }}
    >
      {label}
    </a>
  );
}
