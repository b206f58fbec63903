import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type NewsletterField, validateNewsletterSubscription } from '#domain/newsletterSubscription.ts';
import type { MessageId } from '#i18n/messageId.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useToast } from '#ui/Toast.tsx';
import { useTranslate } from './language.tsx';

/** How long after the press the toast comes (spec §4). */
const toastAfterMs = 1000;

/** The footer's newsletter form. Its button shows a toast after one second and calls nothing (spec §4, §8). */
export function NewsletterForm() {
  const { t } = useTranslate();
  const showToast = useToast();
  const [mistakes, setMistakes] = useState<ReturnType<typeof validateNewsletterSubscription>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const email = values.get('email');
    const found = validateNewsletterSubscription({
      email: typeof email === 'string' ? email : '',
      consent: values.has('consent'),
    });
    setMistakes(found);
    if (found.email ?? found.consent) {
      form.querySelector<HTMLInputElement>(found.email ? '[name=email]' : '[name=consent]')?.focus();
      return;
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      showToast(t('toast.subscribed'), 'success');
      form.reset();
    }, toastAfterMs);
  };

  const wordsFor = (field: NewsletterField): string | null => {
    const mistake = mistakes[field];
    // The catalogs carry a sentence for every mistake these two fields can make; a test holds them to it.
    return mistake ? t(`newsletter.error.${field}.${mistake}` as MessageId) : null;
  };

  return (
    <form className="newsletter stack" noValidate onSubmit={submit} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="footer__title">
        {t('newsletter.title')}
      </h2>
      <p className="muted small">{t('newsletter.intro')}</p>
      <Field label={t('newsletter.email')} error={wordsFor('email')}>
        {(control) => <TextInput {...control} aria-required type="email" name="email" autoComplete="email" />}
      </Field>
      <Checkbox name="consent" error={wordsFor('consent')}>
        {t('newsletter.consent')}
      </Checkbox>
      <Button type="submit">{t('newsletter.submit')}</Button>
    </form>
  );
}
