import { type ReactNode, useId } from 'react';

interface Props {
  /** Heading and accessible name of the region. */
  title: string;
  /** Shown next to the heading. */
  aside?: ReactNode;
  id?: string;
  children?: ReactNode;
}

/** A section of the desk's first view. */
export function Section({ title, aside, id, children }: Props) {
  const heading = useId();
  return (
    <section className="section" id={id} aria-labelledby={heading}>
      <div className="section-head">
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
