import { fillBigOrganization } from './big-organization.ts';
import { printFigure } from './figure.ts';
import { measureRequests, printTimes } from './measure-requests.ts';
import { idOf, withServers } from './own-database.ts';

/**
 * `pnpm bench big-lists [WORD…]`: lists, searches and summaries of an organisation with 500 customers, 20,000 keywords, 50,000 questions, 5,000
 * tenders, 100,000 documents and 1,000,000 usage events, beside twenty others, on the PostgreSQL of `DATABASE_URL`: the median and the 95th percentile
 * of each, one request after the other, also as a ratio to a request that does `select 1` and nothing else. A WORD picks those whose name contains it.
 */
export async function run(wanted: string[]): Promise<void> {
  await withServers(0, async ({ owner, product, start }) => {
    const bare = await start('bare');
    const id = await idOf(owner, 'select id from organizations');
    const started = performance.now();
    await fillBigOrganization(owner, id);
    printFigure('big-lists', 'filled', (performance.now() - started) / 1000, 's');
    const tender = await idOf(
      owner,
      `select workspace_id as id from documents where organization_id = '${id}' group by 1 order by count(*) desc limit 1`,
    );
    const customer = await idOf(owner, `select id from customers where organization_id = '${id}' limit 1`);
    const base = await measureRequests({ url: new URL('/one', bare.url).href, headers: {} });
    printTimes('big-lists', 'select 1', base, base);
    for (const [name, path] of Object.entries(addressesOf({ id, tender, customer }))) {
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
      const url = new URL(path, product.url).href;
      printTimes('big-lists', name, await measureRequests({ url, headers: product.headers }), base);
    }
  });
}

/** What is asked, by name. */
function addressesOf({
  id,
  tender,
  customer,
}: {
  id: string;
  tender: string;
  customer: string;
}): Record<string, string> {
  const tenders = `/organizations/${id}/customers/all/workspaces/search`;
  const lists = {
    customers: `/Customers/search/${id}`,
    keywords: `/Keywords/search/${id}/all`,
    'keywords of a customer': `/Keywords/search/${id}/${customer}`,
    questions: `/Questions/search/${id}/all/all`,
    tenders,
    "a customer's tenders": `/organizations/${id}/customers/${customer}/workspaces/search`,
    documents: `/workspaces/${tender}/documents/search`,
    runs: `/workspaces/${tender}/document-requests/search`,
    vendors: `/api/organizations/${id}/vendors`,
    'past tenders': `/organizations/${id}/past-tenders`,
  };
  const pages = {
    'first page': '',
    'second page': 'PageNumber=2',
    'searched, rare word': 'SearchTerm=zirconium',
    'searched, common word': 'SearchTerm=valve',
    'searched, two letters': 'SearchTerm=ve',
  };
  return {
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([list, path]) =>
        Object.entries(pages).map(([page, query]) => [`${list}, ${page}`, `${path}?${query}`]),
      ),
    ),
    'tenders, by attention': `${tenders}?SortBy=attention`,
    'tenders, by attention, page in the middle': `${tenders}?SortBy=attention&Skip=2500`,
    'tenders, own': `${tenders}?SortBy=attention&ownerId=me`,
    'tenders, late': `${tenders}?due=late&SortBy=attention`,
    'tenders, of a status by value': `${tenders}?status=open&SortBy=value`,
    'tenders, names': `/organizations/${id}/customers/all/workspaces/dropdown`,
    'customers, names': `/Customers/dropdown/${id}`,
    'categories with questions': `/Categories/categories-has-questions/${id}/${customer}`,
    'keywords, active': `/Keywords/active-list/${id}/${customer}`,
    'proposals, summaries': `/api/organizations/${id}/workspaces/summaries`,
    'past tenders, insights': `/organizations/${id}/past-tenders/insights`,
    'similar tenders': `/api/tenders/${tender}/similar`,
    'dashboard of the organisation': '/Dashboard/organization',
    'dashboard, own': '/Dashboard/own',
    'documents of a tender': `/workspaces/${tender}/documents/info`,
  };
}
