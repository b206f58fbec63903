import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunctionArgs } from 'react-router';
import { guardPage } from './guardPage.ts';
import type { HeadArguments, PageHandle, PageHead } from './head.ts';

/** A page: what it loads, what it says in the head, how it looks, and what its form does. */
export interface PageDefinition<Data> {
  loader?: (args: LoaderFunctionArgs) => Promise<Data>;
  action?: ActionFunction;
  head: (args: HeadArguments<Data>) => PageHead;
  Component: ComponentType;
  /**
   * Who may see it; everybody when absent. Visitors are led from a member's page to the login page and back, signed-in
   * members from a visitor's page to `nextUrl`, else home (decisions §3).
   */
  audience?: 'members' | 'visitors';
  /** Brings in what members alone see of it, before hydration: else the page would move under their hands. */
  loadMemberPart?: () => Promise<void>;
}

export interface PageRoute {
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
  action?: ActionFunction;
  Component: ComponentType;
  handle: PageHandle;
}

/** Shapes a page as the route table takes it. */
export function definePage<Data>(definition: PageDefinition<Data>): PageRoute {
  const { loader, action, audience, head, Component, loadMemberPart } = definition;
  return {
    ...(loader || audience ? { loader: guardPage(audience, loader) } : {}),
    ...(action ? { action: guardPage(audience, action) } : {}),
    Component,
    handle: { head: head as PageHandle['head'], loadMemberPart, hasLoader: loader !== undefined },
  };
}
