import type { LandingContent } from '@bidloom/contract/landing';
import { renderToString } from 'react-dom/server';
import styles from './landing.css?inline';
import defaults from './landing-content.json';
import { LandingPage } from './landing-page.tsx';

/** The content of the page, unless an operator has changed it. */
export const defaultContent: LandingContent = defaults;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** JSON for a script element, which its texts can't end. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Sets the colour mode that the user chose in the product, else the system's, before the first paint. The store keeps each
 * value as JSON.
 */
const chooseMode =
  "try{var m=JSON.parse(localStorage.getItem('bidloom-theme')).mode;if(m==='dark'||m==='light')document.documentElement.dataset.mode=m}catch(e){}";

/**
 * Renders the content into the built `landing.html`: the answer contains the whole page, which is painted before any script
 * is loaded. Runs during the build of the web app, and in the api if an operator has their own content.
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
