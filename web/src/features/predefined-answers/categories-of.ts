import { option } from '@bidloom/contract/categories';
import type { Run } from '@bidloom/contract/runs';
import { z } from 'zod';

const asked = z.object({ categories: z.array(option) });

/** The ids of a run's categories, from its parameters. */
export function categoriesOf({ parameters }: Pick<Run, 'parameters'>): string[] {
  const { data } = asked.safeParse(parameters);
  return data?.categories.map(({ id }) => id) ?? [];
}
