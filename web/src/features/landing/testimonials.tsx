import type { LandingContent } from '@bidloom/contract/landing';

/** What clients say; hidden until an operator has filled it in. */
export function Testimonials({ title, items }: LandingContent['testimonials']) {
  if (items.length === 0) return null;
  return (
    <section id="testimonials" className="band tinted" aria-labelledby="testimonials-title">
      <div className="section-head">
        <h2 id="testimonials-title">{title}</h2>
      </div>
      <div className="cards testimonials">
        {items.map(({ quote, name, role, company }) => (
          <figure key={`${name} ${company}`} className="card">
            <blockquote>{quote}</blockquote>
            <figcaption>
              <b>{name}</b>
              <span>
                {role}, {company}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
