import type { LandingContent } from '@bidloom/contract/landing';
import { BookDemo, type DemoAction } from './book-demo.tsx';
import { LoginLink } from './login-link.tsx';

export function SiteHeader({ content, demo }: { content: LandingContent; demo: DemoAction }) {
  const { header, product } = content;
  return (
    <header className="site-header">
      <a href="/landing" className="brand">
        <img src="/favicon.svg" width="30" height="30" alt="" />
        {product.name}
      </a>
      <nav aria-label={header.navigation} className="sections">
        <a href="#services">{header.services}</a>
        <a href="#benefits">{header.benefits}</a>
        <a href="#faq">{header.faq}</a>
      </nav>
      <BookDemo {...demo} label={header.bookDemo} className="button quiet" />
      <LoginLink label={header.login} className="button primary" />
    </header>
  );
}
