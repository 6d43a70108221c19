import type { LandingContent } from '@bidloom/contract/landing';
import type { ToggleEvent } from 'react';

/** For browsers without groups of `details`, which would keep several open. */
function closeOthers({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return;
  for (const other of currentTarget.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (other !== currentTarget) other.open = false;
  }
}

/** Questions of which at most one is open. Opening one closes the other, even without scripts. */
export function Faq({ title, items }: LandingContent['faq']) {
  return (
    <section id="faq" className="band tinted" aria-labelledby="faq-title">
      <div className="section-head">
        <h2 id="faq-title">{title}</h2>
      </div>
      <div className="faq">
        {items.map(({ question, answer }) => (
          <details key={question} name="faq" onToggle={closeOthers}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
