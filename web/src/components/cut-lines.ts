import { endOf } from './name.tsx';

/** The parts of a frame: what is shown of the text, its end and what is hidden. */
interface Cut {
  frame: HTMLElement;
  text: string;
  shown: Text;
  end: HTMLElement;
  hidden: Text;
  /** The frame's width when the text was cut. */
  width: number;
}

const cuts = new Map<Element, Cut>();
const waiting = new Set<Cut>();

const observer = new ResizeObserver((entries) => {
  const changed = entries.map(({ target }) => cuts.get(target)).filter((cut) => cut !== undefined);
  cutAll(changed.filter(({ frame, width }) => frame.clientWidth !== width));
});

/** Cuts a text whenever its frame is too low for it, until the returned function is called. */
export function keepCut(frame: HTMLElement, text: string): () => void {
  const end = document.createElement('span');
  end.ariaHidden = 'true';
  end.dataset.end = `…${endOf(text)}`;
  const cut = {
    frame,
    text,
    shown: document.createTextNode(text),
    end,
    hidden: document.createTextNode(''),
    width: -1,
  };
  cuts.set(frame, cut);
  observer.observe(frame);
  // A list has hundreds of names: those that appear together are measured together, before they are painted.
  if (waiting.size === 0) queueMicrotask(cutWaiting);
  waiting.add(cut);
  return () => {
    observer.unobserve(frame);
    cuts.delete(frame);
    waiting.delete(cut);
  };
}

function cutWaiting() {
  cutAll([...waiting]);
  waiting.clear();
}

/** Finds for each text how many characters fit before its end. Each step changes all frames before it reads any: one layout, not hundreds. */
function cutAll(all: readonly Cut[]) {
  for (const cut of all) showWhole(cut);
  const searches = all.filter(isTooLong).map((cut) => ({ cut, fits: 0, most: cut.text.length, middle: 0 }));
  for (let open = searches; open.length > 0; open = open.filter(({ fits, most }) => fits < most)) {
    for (const search of open) {
      search.middle = Math.ceil((search.fits + search.most) / 2);
      showFirst(search.cut, search.middle);
    }
    for (const search of open) {
      if (hasRoom(search.cut)) search.fits = search.middle;
      else search.most = search.middle - 1;
    }
  }
  for (const { cut, fits } of searches) {
    showFirst(cut, fits);
    cut.frame.title = cut.text;
  }
  for (const cut of all) cut.width = cut.frame.clientWidth;
}

function showWhole({ frame, text, shown }: Cut) {
  shown.data = text;
  frame.replaceChildren(shown);
  frame.removeAttribute('title');
}

function showFirst({ frame, text, shown, end, hidden }: Cut, characters: number) {
  let at = characters;
  // Half of a pair is no character, and a space that begins the hidden line would not be copied.
  while (at > 0 && at < text.length && /[\s\uDC00-\uDFFF]/.test(text.charAt(at))) at -= 1;
  shown.data = text.slice(0, at);
  hidden.data = text.slice(at);
  if (!end.isConnected) frame.replaceChildren(shown, end, hidden);
}

/** A height is rounded. */
const isTooLong = ({ frame }: Cut) => frame.scrollHeight > frame.clientHeight + 1;

/** Whether the end is on a line that is shown. */
function hasRoom({ frame, end }: Cut): boolean {
  const [line] = end.getClientRects();
  return line !== undefined && (line.top + line.bottom) / 2 < frame.getBoundingClientRect().bottom;
}
