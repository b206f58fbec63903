import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A part of a public page that only members see, and visitors never load. */
export interface MemberPart<Props> {
  /** Brings it in: loaders await it for members, so that the server renders it. */
  load: () => Promise<void>;
  Part: ComponentType<Props>;
}

/**
 * Makes one from its file. What the server rendered stays as it is until the file has come to the browser.
 * @param bring imports the file.
 */
export function memberPart<Props extends object>(bring: () => Promise<ComponentType<Props>>): MemberPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    loaded ??= await bring();
  };
  // Typed for components without a ref, which these are.
  const Late = lazy(async () => ({ default: await bring() })) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Late);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }
  return { load, Part };
}
