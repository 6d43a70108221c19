import type { LandingContent } from '@bidloom/contract/landing';

/** What the product is, the next steps, and a picture of it. */
export function Banner({ content }: { content: LandingContent }) {
  const { eyebrow, title, text, getStarted } = content.banner;
  return (
    <section id="banner" className="banner">
      <div className="banner-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <a href="#services" className="button on-dark">
          {getStarted}
        </a>
      </div>
      <WorkspacePicture {...content.sample} />
    </section>
  );
}

/** The workspace as a drawing, so that it appears together with the text and is sharp on every screen. */
function WorkspacePicture(sample: LandingContent['sample']) {
  return (
    <div className="picture" role="img" aria-label={sample.label}>
      <div className="window" aria-hidden="true">
        <div className="window-bar">
          <i />
          <i />
          <i />
        </div>
        <div className="window-body">
          <ul className="files">
            {sample.documents.map((name, index) => (
              <li key={name} className={index === 0 ? 'open' : undefined}>
                {name}
              </li>
            ))}
          </ul>
          <div className="sheet">
            <b>{sample.heading}</b>
            <p>{sample.before}</p>
            <p>
              <mark>{sample.clause}</mark>
            </p>
            <p>{sample.after}</p>
            <span className="lines" />
            <span className="lines short" />
          </div>
        </div>
      </div>
      <div className="chat" aria-hidden="true">
        <p className="question">{sample.question}</p>
        <p className="answer">{sample.answer}</p>
        <span className="source">{sample.source}</span>
      </div>
    </div>
  );
}
