import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AppStore, StoreModule } from '../lib/store-module.ts';

/** What a screen's module exports: the screen, and the state and sagas it brings along. */
export interface PageModule {
  Component: ComponentType;
  modules?: StoreModule[];
}

/** Fetches a screen when it is first opened and adds what it brings along to the store. */
export function lazyPage(store: AppStore, load: () => Promise<PageModule>): Required<Pick<RouteObject, 'lazy'>> {
  return {
    lazy: async () => {
      const { Component, modules = [] } = await load();
      for (const module of modules) store.inject(module);
      return { Component };
    },
  };
}
