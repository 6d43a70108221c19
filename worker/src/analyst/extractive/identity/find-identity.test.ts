import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { asksForIdentity, findIdentity } from './find-identity.ts';

async function identityOf(...paragraphs: string[]): Promise<string[]> {
  const { passages } = await readTender(paragraphs.join('\n\n'));
  const claims = findIdentity(passages, readPassages(passages).statements);
  for (const { citations } of claims) {
    const [place] = citations;
    const span = passages
      .flatMap(({ spans }) => spans)
      .find(({ page, start, end }) => page === place?.page && start <= place.start && place.end <= end);
    t.equal(span?.pageText.slice(place?.start, place?.end), place?.quote, 'the quote is what is at its place');
  }
  return claims.map(({ text }) => text).filter((text) => !text.startsWith('Procedure: '));
}

t.test('what is bought, under which reference and by whom is said after its label', async (t) => {
  t.same(
    await identityOf(
      'Tender No.: NWB/2027/114',
      'Name of the Procuring Entity: Northern Water Board',
      '(a) Name of Work: Supply and commissioning of six pumps',
    ),
    ['Subject: Supply and commissioning of six pumps', 'Reference: NWB/2027/114', 'Buyer: Northern Water Board'],
  );
  t.same(await identityOf('RFP No. 2027-09', 'Some text.'), ['Reference: 2027-09'], 'a reference needs no colon');
  t.same(
    await identityOf(
      'Vergabenummer: 27-0113-EU',
      'Auftraggeber: Klinikum Lindental',
      'Gegenstand des Auftrags: Wartung der Aufzüge',
    ),
    ['Subject: Wartung der Aufzüge', 'Reference: 27-0113-EU', 'Buyer: Klinikum Lindental'],
  );
  t.same(
    await identityOf('बिड संख्या/Bid Number: GEM/2027/B/70'),
    ['Reference: GEM/2027/B/70'],
    'beside a label in another script',
  );
});

t.test('a reference is named by its paper and a word or sign for its number', async (t) => {
  for (const [line, reference] of [
    ['Request for Proposals No. 2027-09', '2027-09'],
    ['The papers of RFP No. NV-2031-77.', 'NV-2031-77'],
    ['RFP No. NV-2031-77.', 'NV-2031-77'],
    ['REQUEST FOR QUOTE #27-0018', '27-0018'],
    ['Solicitation #: W91-22', 'W91-22'],
    ['Tender Notice No. 14/2027', '14/2027'],
    ['Open Tender Ref. No: NWB/PUR/1576/27', 'NWB/PUR/1576/27'],
    ['Marché n°27-006', '27-006'],
    ['N° de marché : 2027-14', '2027-14'],
  ] as const)
    t.same(await identityOf(line, 'Some text.'), [`Reference: ${reference}`], line);
  for (const line of ['Tender 2027', 'Invitation 12', 'Open questions No. 3'])
    t.same(await identityOf(line, 'Some text.'), [], line);
});

t.test('a title follows the name of the procedure and a colon, also over two lines', async (t) => {
  const paper = (title: string) => identityOf(title, 'RFP No. NV-2031-77. The harbour needs twelve of them.');
  for (const title of ['Request for Proposals: Supply of inspection drones', 'RFP – Supply of\ninspection drones'])
    t.same(await paper(title), ['Subject: Supply of inspection drones', 'Reference: NV-2031-77'], title);
  t.same(
    await identityOf('Request for Proposals NV-2031-77: supply of inspection drones'),
    ['Subject: supply of inspection drones', 'Reference: NV-2031-77'],
    'with its number before the colon',
  );
  t.same(await identityOf('Tender documents: provide one copy of each form'), [], 'an instruction');
});

t.test('the title comes before sentences below a general label', async (t) => {
  t.same(
    await identityOf(
      'Ausschreibung 2031-114: Lieferung von sechs Pumpen',
      'Leistung',
      'Der Auftragnehmer liefert sechs Pumpen. Jede Pumpe fördert mindestens 90 m³/h.',
    ),
    ['Subject: Lieferung von sechs Pumpen'],
  );
});

t.test('a part of the papers behind the name of the procedure is not what is bought', async (t) => {
  for (const title of [
    'Tenders: Selection of the winner',
    'Tender: Services for bidders',
    'RFP: Operation of the portal',
  ])
    t.notMatch((await identityOf(title, 'Some text.')).join(), /^Subject: /, title);
  t.same(await identityOf("Appel d’offres : fourniture de douze drones d'inspection"), [
    "Subject: fourniture de douze drones d'inspection",
  ]);
});

t.test('a title in cells is one, the names of columns are none', async (t) => {
  const title = 'Supply of pumps | for the water works | of Norvale and its harbour';
  t.match((await identityOf(title)).join(), /Norvale/);
  t.same(await identityOf('Event | Original date | New date | Remarks\nOpening | 4 May | 5 May | none'), []);
});

t.test('the sentence that invites bids is said also where the number of the tender is before it', async (t) => {
  const invitation = 'Norvale Harbour Authority invites proposals for the supply of twelve drones.';
  t.same(await identityOf(`RFP No. NV-2031-77. ${invitation}`), ['Reference: NV-2031-77', invitation]);
});

t.test('only the front of a long page is read: a text file is one page', async (t) => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at} of the conditions.`);
  t.same(await identityOf(...lines(100), 'Tender No.: A-1'), ['Reference: A-1']);
  t.same(await identityOf(...lines(1000), 'Tender No.: A-1'), []);
});

t.test('the first one counts', async (t) => {
  t.same(await identityOf('Tender No: A-1', 'Tender No: B-2'), ['Reference: A-1']);
});

t.test('a blank, a definition, a clause and another label are none', async (t) => {
  t.same(
    await identityOf(
      'Tender No.: ____________',
      'Employer: means the party named in the contract data',
      'Purchaser: The Purchaser shall pay within 30 days',
      'Client references: Three Northern Cities',
      'Name of Work: [insert the title]',
      'Reference No.: as agreed',
      'Project title: Request for Proposals (RFP)',
      'If tenderers who were invited to submit bids ask, all get the answers.',
    ),
    [],
  );
});

t.test('where a label is missing, the sentence that invites bids says it', async (t) => {
  const invitation = 'The Northern Water Board invites sealed bids for the supply of six pumps.';
  t.same(await identityOf('Tender No.: NWB/2027/114', 'Bids are invited in two envelopes.', invitation), [
    'Reference: NWB/2027/114',
    invitation,
  ]);
  const object = 'Le présent marché a pour objet la maintenance des ascenseurs de la ville.';
  t.same(await identityOf(object), [object]);
  const all = ['Tender No.: A-1', 'Employer: Northern Water Board', 'Name of Work: Six pumps and valves'];
  t.equal((await identityOf(...all, invitation)).length, 3, 'only where it is needed');
});

t.test('a section asks for it by naming subject, buyer and reference', async (t) => {
  t.ok(asksForIdentity('The tender', 'Its subject, its buyer and its tender number.'));
  t.ok(asksForIdentity('Vergabe', 'Gegenstand, Auftraggeber und Vergabenummer'));
  t.notOk(asksForIdentity('Access', 'Access to the site that the buyer gives.'));
  t.notOk(asksForIdentity('Eligibility', 'Turnover, experience, references, certificates and other evidence.'));
  t.notOk(asksForIdentity('Communication', 'The procuring entity and the reference number to quote.'));
});

t.test('a value ends where the next cell or label begins, and nothing is said where that is not clear', async (t) => {
  const saidOf: Record<string, string[]> = {
    'Tender No: A-12 Date: 3 May 2027': ['Reference: A-12'],
    'Expediente: 2027/114 Fecha: 3 de mayo de 2027': ['Reference: 2027/114'],
    'Name of Work: Supply of six pumps Tender No: A-12': ['Subject: Supply of six pumps'],
    'Purchaser: Northern Water Board Tel: 0123 456': ['Buyer: Northern Water Board'],
    '| Name of Work | Six pumps for water | Bid security | EUR 20,000 |': ['Subject: Six pumps for water'],
    'Name of Work: Six pumps Kind: open': [],
    'Buyer/Acheteur: City of Lyon': ['Buyer: City of Lyon'],
    'Baumaßnahme: Neubau Bettenhaus': ['Subject: Neubau Bettenhaus'],
  };
  for (const [line, said] of Object.entries(saidOf)) t.same(await identityOf(line), said, line);
});

t.test('what the bidder fills in, a pointer, a definition and a duty are none', async (t) => {
  const lines = [
    'Employer: As stated in the Contract Data',
    'Employer: To be completed by the bidder',
    'Employer: Yes / No',
    'Employer: (full name of the Employer)',
    'Employer: Bidder',
    'Name of Work: As per Annex 3',
    'Auftraggeber: Siehe Deckblatt',
    'Buyer: The entity named on the cover page',
    'Tender No: XXXX/2027',
    'Tender number of copies: 3',
    'Bid number 3 copies must be provided.',
    'Reference number in clause 4.2 of the contract applies',
    '| Employer | Provides access to the site |',
    'Issued by: First National Bank',
    'Subject: RE: Tender 114 questions and answers',
  ];
  for (const line of lines) t.same(await identityOf(line), [], line);
  t.same(
    await identityOf(
      '# Form 7: Experience of the bidder',
      'Purchaser: Ministry of Roads',
      'Project name: Water Works Extension',
    ),
    [],
    'of a form',
  );
});

t.test('a label that names the tender counts more than a general one', async (t) => {
  t.same(
    await identityOf(
      'Subject: Invitation of companies',
      'Reference No.: 14/ES',
      'Tender No.: A-12',
      'Name of Work: Six pumps and valves',
    ),
    ['Subject: Six pumps and valves', 'Reference: A-12'],
  );
});

t.test('the parts come from one document: those of two would make a third tender', async (t) => {
  const first = await readTender('Tender No: A-12/2027');
  const second = await readTender(
    ['Tender No: B-99/2027', 'Name of Work: Painting of the school', 'Employer: City of Lindental'].join('\n\n'),
  );
  const other = second.passages.map((passage) => ({ ...passage, documentId: 'other' }));
  t.same(
    findIdentity([...first.passages, ...other], []).map(({ text }) => text),
    ['Subject: Painting of the school', 'Reference: B-99/2027', 'Buyer: City of Lindental'],
  );
});

t.test('other invitations and objects are none', async (t) => {
  const sentences = [
    'If the Bidder intends to purchase insurance from another company, the Purchaser agrees.',
    'A Bidder who intends to engage subcontractors names them in Form 5 with their shares.',
    'Tenderers are invited to attend the pre-bid meeting and to submit their questions about offers for clarification.',
    'La garantía del contrato tiene por objeto asegurar el cumplimiento de las obligaciones.',
    'La retenue de garantie a pour objet de couvrir les réserves à la réception des travaux.',
    'Bids are invited in a single stage with two envelopes.',
  ];
  for (const sentence of sentences) t.same(await identityOf(sentence), [], sentence);
});

t.test('the title of a document is its subject, and a letterhead names the buyer', async (t) => {
  for (const [lines, said] of [
    [
      ['Northern Water Board', 'Invitation to Tender\nfor the Provision of Six Pumps\nat Lindental'],
      ['Subject: Provision of Six Pumps at Lindental', 'Buyer: Northern Water Board'],
    ],
    [
      ['Request for Proposal for Managed Pump Services (MPS)', 'Date of issue: 26 July 2027'],
      ['Subject: Managed Pump Services (MPS)'],
    ],
    [
      ['RFP No. 2027-09', 'Seeking Proposals For\nA Contractor to Renew the Pumps of Two Stations'],
      ['Subject: A Contractor to Renew the Pumps of Two Stations', 'Reference: 2027-09'],
    ],
    [
      ['Our Ref: RMCB 053', 'RMCB 053 – CLEANING OF THE DARWIN STATION', 'LINDENTAL COUNCIL'],
      ['Subject: CLEANING OF THE DARWIN STATION', 'Reference: RMCB 053', 'Buyer: LINDENTAL COUNCIL'],
    ],
    [
      ['SOQ 27-020-Provide Engineering Services for the Pumps', 'Lindental Parish Government'],
      [
        'Subject: Provide Engineering Services for the Pumps',
        'Reference: 27-020',
        'Buyer: Lindental Parish Government',
      ],
    ],
    [
      ['Fourniture de pompes pour la station de Lindental', 'Ville de Lindental'],
      ['Subject: Fourniture de pompes pour la station de Lindental', 'Buyer: Ville de Lindental'],
    ],
  ] as const)
    t.same(await identityOf(...lines, 'Some text that follows.'), said, lines[0]);
});

t.test('a title ends before what else is on its cover', async (t) => {
  t.same(await identityOf('Tender for the Supply of Pumps and Valves', 'Table of contents', '1 Scope', 'Some text.'), [
    'Subject: Supply of Pumps and Valves',
  ]);
  t.same(await identityOf('Procurement of Pumps and Valves', 'Issued by the Ministry', 'Some text that follows.'), [
    'Subject: Procurement of Pumps and Valves',
  ]);
});

t.test('what only looks like a title, a reference or a letterhead is none', async (t) => {
  for (const line of [
    'Provision of services .......... 12',
    'Bid 3 of the Council was late.',
    'The Council decides on all bids that it has received.',
    'Supply of pumps: see www.board.example',
    'Tender 12/05/2027',
    'RFP 416-555-1234 for questions by phone',
    'Bid 2027-2028 of the Council was late.',
  ])
    t.same(await identityOf(line, 'Some text that follows.'), [], line);
});

t.test('where nothing says what is bought, the title of the first page does', async (t) => {
  t.same(
    await identityOf(
      'NORTHERN WATER BOARD\n\nTECHNICAL SPECIFICATION\nFOR THE VENTILATION OF\nTHE CENTRAL BUILDING\n\nMarch 2027',
    ),
    ['Title: TECHNICAL SPECIFICATION FOR THE VENTILATION OF THE CENTRAL BUILDING', 'Buyer: NORTHERN WATER BOARD'],
  );
  t.same(
    await identityOf(
      'GARA EUROPEA A PROCEDURA APERTA FINALIZZATA\nALLA CONCLUSIONE DI ACCORDI QUADRO PER LA FORNITURA\nDI PROTESI METALLICHE\nDISCIPLINARE DI GARA 3\nPREMESSE 3\n1. PIATTAFORMA 4',
    ),
    ['Subject: FORNITURA DI PROTESI METALLICHE'],
    'from what is bought, without the contents below',
  );
  t.same(
    await identityOf('BASES DE LICITACIÓN\n\n"ADQUISICIÓN DE TORRES DE ILUMINACIÓN\nPARA LOS AEROPUERTOS"\n\nLIMA'),
    ['Title: ADQUISICIÓN DE TORRES DE ILUMINACIÓN PARA LOS AEROPUERTOS'],
    'in quotation marks',
  );
  t.same(
    await identityOf('SPECYFIKACJA WARUNKÓW ZAMÓWIENIA\nna zakup sprzętu medycznego do rehabilitacji'),
    ['Subject: zakup sprzętu medycznego do rehabilitacji'],
    'below the name of the paper',
  );
  for (const text of [
    'NOTICE INVITING TENDER\nOPEN TENDER DOCUMENT',
    'The bidder shall read all conditions of this paper',
    'Sealed bids for the supply of pumps\nare opened at noon.',
    '10 Harbour Street | Boston | 02222',
  ])
    t.same(await identityOf(text), [], text);
});

t.test('a part of the buyer on its letterhead is neither a title nor what is bought', async (t) => {
  t.same(
    await identityOf(
      'Lower Marsh Water Authority\nProcurement and Contracts Department\n\nTender documents\n\nMarsh Ridge Water Treatment Expansion, Phase II\nPackage M-7: Supply of Pumps',
      'Bids are opened in public.',
    ),
    [
      'Title: Marsh Ridge Water Treatment Expansion, Phase II Package M-7: Supply of Pumps',
      'Buyer: Lower Marsh Water Authority',
    ],
  );
});

t.test('the lines above an address are a letterhead, however many parts of the buyer they name', async (t) => {
  const lines = [
    'Estates Service',
    'Building Technology Services',
    'Centres of Excellence',
    '12 Mill Road, Tarrow TV1 2AB',
  ];
  t.same(await identityOf(lines.join('\n'), 'The paper below has no title.'), []);
});

t.test('labels of notices in Spanish and Portuguese, and who publishes one', async (t) => {
  t.same(
    await identityOf(
      'Nombre del Organismo Contratante: HOSPITAL GENERAL SAN\nDE DIOS',
      'Objeto de contratación: TUBO DE RAYOS X',
    ),
    ['Subject: TUBO DE RAYOS X', 'Buyer: HOSPITAL GENERAL SAN DE DIOS'],
    'a value in capitals goes on in the next line, whatever its label is written in',
  );
  t.same(
    await identityOf(
      'A PROCURADORIA-GERAL DO ESTADO, neste ato representada pelo\npregoeiro, torna público que fará realizar licitação.',
      'Objeto do certame: Licenças de software',
    ),
    ['Subject: Licenças de software', 'Buyer: PROCURADORIA-GERAL DO ESTADO'],
  );
});

t.test(
  'a row of a key fact on the cover is no title, however long; a numbered part of what is bought is',
  async (t) => {
    const place = 'Place of delivery | Northern Ridge Water Treatment Works, Upper Lindental, second gate';
    t.same(await identityOf('Northern Ridge Water Treatment Expansion', place), [
      'Title: Northern Ridge Water Treatment Expansion',
    ]);
    t.same(await identityOf('Package M-104: Supply of Pumps and Valves', place), [
      'Title: Package M-104: Supply of Pumps and Valves',
    ]);
  },
);
