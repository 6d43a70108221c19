import type { LandingContent } from '@bidloom/contract/landing';

/** Figures, each with its description; nothing if there are none. */
export function FigureList({ figures, className }: { figures: LandingContent['quote']['figures']; className: string }) {
  if (figures.length === 0) return null;
  return (
    <dl className={`figures ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
