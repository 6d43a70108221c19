/** Drawings of 24 by 24, one for each card in order; further cards start again with the first. */
const drawings = {
  challenges: [
    // A pile of sheets and a clock.
    'M5 4h9l4 4v5M5 4v16h6M14 4v4h4M8 11h5M8 15h2M17 21a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 15.5V17l1 .8',
    // A magnifying glass over a line.
    'M4 5h13M4 9h8M4 13h4M4 17h4M14.5 18a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM18 17l3 3',
    // A broken table.
    'M4 5h16v5H4ZM4 10v9h6M10 5v14M20 10v3M14 15l6 6M20 15l-6 6',
    // A fork in the road.
    'M12 21v-7M12 14 5 7M12 14l7-7M5 11V7h4M15 7h4v4',
    // Three people.
    'M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6.5 20a5.5 5.5 0 0 1 11 0M3 9.5h2M19 9.5h2M3.5 14h1.5M19 14h1.5',
  ],
  services: [
    'M4 13a8 8 0 1 1 16 0M12 13l4-4M4 17h16M7 21h10',
    'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6M20 16V6',
    'M8 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM16.5 11a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM3 20a5 5 0 0 1 10 0M14 15.2A4.5 4.5 0 0 1 21 19',
    'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM17 14v6M14 17h6',
    'M12 4v16M16 7.5C15 6.4 13.6 6 12 6c-2.3 0-4 1.1-4 3s1.7 2.6 4 3 4 1.1 4 3-1.7 3-4 3c-1.7 0-3.2-.5-4.2-1.7',
    'M12 3 5 6v5c0 4.5 2.9 8 7 10 4.1-2 7-5.5 7-10V6ZM9 12l2.2 2.2L15.2 10',
  ],
} as const;

/** The drawing of a card. It is decorative, because the text says the same. */
export function Icon({ set, index }: { set: keyof typeof drawings; index: number }) {
  const paths = drawings[set];
  return (
    <svg className="icon" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path d={paths[index % paths.length]} />
    </svg>
  );
}
