import { type ReactNode, useId } from 'react';

/** Fields that belong together, under a name. */
export function FormPart({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="form__part" aria-labelledby={id}>
      <header>
        <h2 id={id} className="form__title">
          {title}
        </h2>
        {lead && <p className="muted small">{lead}</p>}
      </header>
      <div className="form__fields">{children}</div>
    </section>
  );
}
