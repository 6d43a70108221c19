import type { LandingContent } from '@bidloom/contract/landing';
import { LoginLink } from './login-link.tsx';

/** The provider of the page and their contacts; entries that the operator has not filled in are left out. */
export function SiteFooter({ content }: { content: LandingContent }) {
  const { footer, header, product } = content;
  return (
    <footer id="footer" className="site-footer">
      <div className="footer-columns">
        <div>
          <p className="brand">
            <img src="/favicon.svg" width="30" height="30" alt="" />
            {product.name}
          </p>
          <p>{product.tagline}</p>
        </div>
        {footer.headquarters.length > 0 && (
          <div>
            <h2>{footer.headquartersTitle}</h2>
            <address>
              {footer.headquarters.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        )}
        {footer.phones.length + footer.emails.length > 0 && (
          <div>
            <h2>{footer.contactTitle}</h2>
            <ul>
              {footer.phones.map((phone) => (
                <li key={phone}>
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
                </li>
              ))}
              {footer.emails.map((email) => (
                <li key={email}>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <nav aria-labelledby="footer-page">
          <h2 id="footer-page">{footer.pageTitle}</h2>
          <ul>
            <li>
              <a href="#services">{header.services}</a>
            </li>
            <li>
              <a href="#benefits">{header.benefits}</a>
            </li>
            <li>
              <a href="#faq">{header.faq}</a>
            </li>
            <li>
              <LoginLink label={header.login} />
            </li>
          </ul>
        </nav>
      </div>
      {footer.supporters.length > 0 && (
        <div className="supporters">
          <h2>{footer.supportersTitle}</h2>
          <ul>
            {footer.supporters.map(({ name, logo }) => (
              <li key={name}>
                <img src={logo} alt={name} height="40" loading="lazy" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="made-in">
        {footer.madeIn} {footer.provider}
      </p>
    </footer>
  );
}
