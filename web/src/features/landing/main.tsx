import { hydrateRoot } from 'react-dom/client';
import { LandingPage } from './landing-page.tsx';

const [root, content] = ['root', 'landing-content'].map((id) => document.getElementById(id));
if (!root || !content) throw new Error('landing.html was not filled in: it needs #root and #landing-content');

// The page is always shown at its own address.
if (window.location.pathname !== '/landing') {
  window.history.replaceState(null, '', `/landing${window.location.hash}`);
}
hydrateRoot(root, <LandingPage content={JSON.parse(content.textContent)} />);
document.getElementById('preloader')?.remove();
