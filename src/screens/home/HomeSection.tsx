import { useId, type ReactNode } from 'react';

interface HomeSectionProps {
  title: ReactNode;
  /** Whether the section says something on paper, where there is nothing to press. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** A section of the home page, with its heading. */
export function HomeSection({ title, isPrinted = true, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className="home-section" data-unprinted={!isPrinted || undefined} aria-labelledby={id}>
      <h2 id={id} className="section-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
