import type { OutputOf } from '@bidloom/contract';
import type { StoreModule } from '../lib/store-module.ts';
import { createListSaga, type Noun, type Operations } from './list-sagas.ts';
import { createListSlice } from './list-slice.ts';
import { initialListState, type ListState, type Row } from './list-state.ts';

/** A row of the list that `search` answers. */
export type ItemOf<O extends Operations> =
  OutputOf<O['search']['response']> extends { data: (infer Item extends Row)[] } ? Item : never;

/**
 * Creates slice, selectors and sagas of a list screen over one `ListState`. `operations` lists what the screen may do, as
 * endpoints of the contract; `noun` is the item's name in messages. Special behaviour of a screen gets its own saga beside
 * this one, never an option here.
 */
export function createResource<O extends Operations>({
  name,
  noun,
  operations,
}: {
  name: string;
  noun: Noun;
  operations: O;
}) {
  const slice = createListSlice(name);
  const select = (state: unknown): ListState<ItemOf<O>> =>
    ((state as Record<string, ListState<ItemOf<O>> | undefined>)[name] ?? initialListState) as ListState<ItemOf<O>>;
  const saga = createListSaga({ slice, operations, noun, select: select as (state: unknown) => ListState });
  const module: StoreModule = { name, reducer: slice.reducer, saga };
  return { name, noun, operations, actions: slice.actions, select, module };
}

/** The result of `createResource`, for components that work with any resource. */
export type Resource<O extends Operations = Operations> = ReturnType<typeof createResource<O>>;
