import type { LandingContent } from '@bidloom/contract/landing';
import { renderToString } from 'react-dom/server';
import styles from './landing.css?inline';
import defaults from './landing-content.json';
import { LandingPage } from './landing-page.tsx';

/** What the page says where an operator has said nothing else. */
export const defaultContent: LandingContent = defaults;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** JSON that ends no script element, whatever its texts contain. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The colours that somebody chose in the product, before anything is painted; without a choice the system's.
 * The store keeps each value as JSON.
 */
const chooseMode =
  "try{var m=JSON.parse(localStorage.getItem('bidloom-theme')).mode;if(m==='dark'||m==='light')document.documentElement.dataset.mode=m}catch(e){}";

/**
 * Fills the built `landing.html` in: the whole page is in the answer, so that it is painted before any script has come.
 * Runs while the web app is built, and in the api where an operator has a content of its own.
 */
export function renderLanding(template: string, content: LandingContent): string {
  const { name, tagline, description } = content.product;
  const parts: Record<string, string> = {
    head: [
      `<title>${escaped(`${tagline} · ${name}`)}</title>`,
      `<meta name="description" content="${escaped(description)}">`,
      '<meta name="color-scheme" content="light dark">',
      `<script>${chooseMode}</script>`,
      `<style>${styles}</style>`,
    ].join(''),
    page: renderToString(<LandingPage content={content} />),
    content: `<script type="application/json" id="landing-content">${embedded(content)}</script>`,
  };
  return template.replace(/<!--landing:(\w+)-->/g, (_, part: string) => parts[part] ?? '');
}
