import { type ComponentType, useEffect, useState } from 'react';

/** The newsletter form where the site's settings show it; by default they do not, and its code is never fetched. */
export function LateNewsletterForm() {
  const [Form, setForm] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const { NewsletterForm } = await import('./NewsletterForm.tsx');
      setForm(() => NewsletterForm);
    };
    load().catch(() => undefined);
  }, []);
  return Form && <Form />;
}
