import type { LandingContent } from '@bidloom/contract/landing';
import { lazy, Suspense, useState } from 'react';
import { Banner } from './banner.tsx';
import { BookDemo } from './book-demo.tsx';
import { Faq } from './faq.tsx';
import { FigureList } from './figure-list.tsx';
import { Icon } from './icon.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Testimonials } from './testimonials.tsx';

/** Loaded on demand: with its rules it is a quarter of the page's code, and few visitors open it. */
const DemoDialog = lazy(() => import('./demo-dialog.tsx'));

/** The public page, rendered only from its content: the same on the server and in the browser. */
export function LandingPage({ content }: { content: LandingContent }) {
  const { quote, challenges, services, callToAction, benefits } = content;
  const [demoOpen, setDemoOpen] = useState(false);
  const demo = { bookingUrl: content.demo.bookingUrl, onOpen: () => setDemoOpen(true) };
  return (
    <>
      <SiteHeader content={content} demo={demo} />
      <main>
        <Banner content={content} />

        <section id="quote" className="quote">
          <blockquote>{quote.text}</blockquote>
          <FigureList figures={quote.figures} className="quote-figures" />
        </section>

        <section id="challenges" className="band" aria-labelledby="challenges-title">
          <SectionHead id="challenges-title" {...challenges} />
          <ul className="cards challenges">
            {challenges.cards.map(({ title, text }, index) => (
              <li key={title} className="card">
                <Icon set="challenges" index={index} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <section id="services" className="band tinted" aria-labelledby="services-title">
          <SectionHead id="services-title" {...services} />
          <ul className="cards services">
            {services.cards.map(({ title, text, figures }, index) => (
              <li key={title} className="card">
                <Icon set="services" index={index} />
                <h3>{title}</h3>
                <p>{text}</p>
                <FigureList figures={figures} className="card-figures" />
              </li>
            ))}
          </ul>
        </section>

        <section id="call-to-action" className="call" aria-labelledby="call-title">
          <div className="call-strip">
            <div>
              <h2 id="call-title">{callToAction.title}</h2>
              <p>{callToAction.text}</p>
            </div>
            <BookDemo {...demo} label={callToAction.button} className="button on-brand" />
          </div>
        </section>

        <Testimonials {...content.testimonials} />

        <section id="benefits" className="band" aria-labelledby="benefits-title">
          <SectionHead id="benefits-title" {...benefits} />
          <FigureList figures={benefits.figures} className="benefit-figures" />
        </section>

        <Faq {...content.faq} />
      </main>
      <SiteFooter content={content} />
      <ScrollToTop label={content.scrollToTop} />
      {demoOpen && (
        <Suspense>
          <DemoDialog text={content.demo} onClose={() => setDemoOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function SectionHead({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
