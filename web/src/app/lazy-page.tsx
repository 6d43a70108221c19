import { type ComponentType, lazy, type ReactNode } from 'react';
import { countIfSlow } from '../lib/slow-loads.ts';
import type { AppStore, StoreModule } from '../lib/store-module.ts';

/** What a screen's module exports: the screen, and its state and sagas. */
export interface PageModule {
  Component: ComponentType;
  modules?: StoreModule[];
}

/** A screen that is loaded when it is first opened, and then adds its modules to the store. */
export function lazyPage(store: AppStore, load: () => Promise<PageModule>): ReactNode {
  const Page = lazy(async () => {
    const { Component, modules = [] } = await countIfSlow(load());
    for (const module of modules) store.inject(module);
    return { default: Component };
  });
  return <Page />;
}
