/** The roles that an element of a role must contain; other roles are not restricted. */
const contents: Record<string, readonly string[]> = {
  list: ['listitem'],
  table: ['row', 'rowgroup'],
  rowgroup: ['row'],
  row: ['cell', 'columnheader', 'rowheader'],
};
const holders: Record<string, readonly string[]> = {
  listitem: ['list'],
  rowgroup: ['table'],
  row: ['table', 'rowgroup'],
  cell: ['row'],
  columnheader: ['row'],
  rowheader: ['row'],
};

/**
 * A tagged PDF marks headings, links, lists and tables, and is often wrong: headings or links without words, skipped levels, lists within lists, tables without
 * rows, text that is not on the page. Screen readers would read these out, so wrong tags are removed and their contents are
 * kept.
 * @param isWritten whether the words of the page are there. Until then the tags own nothing, and are hidden from screen readers.
 */
export function mendStructure(page: HTMLElement, isWritten: boolean): void {
  const tree = page.querySelector('.structTree');
  if (!tree) return;
  tree.toggleAttribute('hidden', !isWritten);
  if (!isWritten) return;
  for (const element of tree.querySelectorAll('[aria-owns]')) {
    if (!ownText(element, page)) element.removeAttribute('aria-owns');
  }
  for (const named of tree.querySelectorAll('[role=heading], [role=link]')) {
    const parts = [named, ...named.querySelectorAll('[aria-owns]')];
    const isNamed = named.hasAttribute('aria-label') || parts.some((part) => textOf(part, page).trim() !== '');
    if (!isNamed) dropRole(named);
  }
  mendLevels(tree);
  // Removing one tag may make others wrong.
  for (let unfit = unfitIn(tree); unfit.length > 0; unfit = unfitIn(tree))
    for (const element of unfit) dropRole(element);
}

/** Headings of a page are below the screen's own, and no level is left out: pages begin with any, and files skip some. */
function mendLevels(tree: Element): void {
  let last = 1;
  for (const heading of tree.querySelectorAll<HTMLElement>('[role=heading]')) {
    // A page that is drawn again keeps its tags.
    heading.dataset.level ??= heading.getAttribute('aria-level') ?? '1';
    last = Math.min(Number(heading.dataset.level) + 1, last + 1);
    heading.setAttribute('aria-level', String(last));
  }
}

const ownText = (element: Element, page: HTMLElement) => {
  const id = element.getAttribute('aria-owns');
  return id === null ? null : page.querySelector(`#${CSS.escape(id)}`);
};

const textOf = (element: Element, page: HTMLElement): string => ownText(element, page)?.textContent ?? '';

function dropRole(element: Element): void {
  element.removeAttribute('role');
  element.removeAttribute('aria-level');
}

const unfitIn = (tree: Element): Element[] =>
  [...tree.querySelectorAll('[role]')].filter((element) => {
    const role = element.getAttribute('role') ?? '';
    const holder = element.parentElement?.closest('[role]')?.getAttribute('role') ?? '';
    if (holders[role] && !holders[role].includes(holder)) return true;
    const wanted = contents[role];
    if (!wanted) return false;
    const parts = partsOf(element);
    return parts.length === 0 || parts.some((part) => !wanted.includes(part.getAttribute('role') ?? ''));
  });

/** The nearest elements inside that have a role for screen readers. */
const partsOf = (element: Element): Element[] =>
  [...element.children].flatMap((child) =>
    child.hasAttribute('role') || child.hasAttribute('aria-owns') ? [child] : partsOf(child),
  );
