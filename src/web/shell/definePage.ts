import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunctionArgs } from 'react-router';
import type { HeadArguments, PageHandle, PageHead } from './head.ts';

/** A page: what it loads, what it says in the head, how it looks, and what its form does. */
export interface PageDefinition<Data> {
  loader?: (args: LoaderFunctionArgs) => Promise<Data>;
  action?: ActionFunction;
  head: (args: HeadArguments<Data>) => PageHead;
  Component: ComponentType;
  /** Trusted Types policies that a library of this page creates. */
  trustedTypes?: readonly string[];
}

export interface PageRoute {
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
  action?: ActionFunction;
  Component: ComponentType;
  handle: PageHandle;
}

/** Shapes a page as the route table takes it. */
export function definePage<Data>({ loader, action, head, Component, trustedTypes }: PageDefinition<Data>): PageRoute {
  return {
    ...(loader ? { loader } : {}),
    ...(action ? { action } : {}),
    Component,
    handle: { head: head as PageHandle['head'], ...(trustedTypes ? { trustedTypes } : {}) },
  };
}
