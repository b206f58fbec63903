import { Disclosure } from '#ui/Disclosure.tsx';
import { SectionHeading } from '#web/cards/SectionHeading.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import type { ReadEvent } from './readEvent.ts';

/** What people ask before they come. */
export function Questions({ questions }: { questions: ReadEvent['faq'] }) {
  const { t } = useTranslate();
  if (questions.length === 0) return null;
  return (
    <section className="questions section" aria-labelledby="questions">
      <SectionHeading id="questions" title={t('gathering.faq')} />
      <div>
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} isOpenAtFirst={index === 0}>
            <p className="questions__answer">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
