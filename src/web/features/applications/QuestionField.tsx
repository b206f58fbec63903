import type { OpportunityDetail } from '#contract/opportunities.ts';
import { maxLongAnswerLength } from '#domain/applicationQuestions.ts';
import { maxLineLength } from '#domain/fieldRules.ts';
import { longTextLength } from '#domain/longText.ts';
import { RadioGroup } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { TextArea, TextInput } from '#ui/TextInput.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { LengthCounter } from '#web/shell/forms/LengthCounter.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { answerControl } from './applyForm.ts';

export type ApplicationQuestionView = OpportunityDetail['questions'][number];

interface QuestionFieldProps {
  question: ApplicationQuestionView;
  value: string;
  error: string | undefined;
}

/** One question of the organization, in its own words, and where it is answered. */
export function QuestionField({ question, value, error }: QuestionFieldProps) {
  const { t } = useTranslate();
  const name = answerControl(question.key);
  const label = <WrittenText en={question.label_en} ar={question.label_ar} />;
  if (question.kind === 'choice' || question.kind === 'yes_no')
    return (
      <RadioGroup
        legend={
          question.is_required ? (
            label
          ) : (
            <>
              {label} <span className="field__note">({t('form.optional')})</span>
            </>
          )
        }
        name={name}
        defaultValue={value}
        error={error ?? null}
        isInline={question.kind === 'yes_no'}
        options={
          question.kind === 'yes_no'
            ? (['yes', 'no'] as const).map((answer) => ({ value: answer, label: t(`apply.${answer}`) }))
            : question.choices.map((choice) => ({
                value: choice.value,
                label: <WrittenText en={choice.label_en} ar={choice.label_ar} />,
              }))
        }
      />
    );
  return (
    <Field
      id={name}
      label={label}
      error={error ?? null}
      isRequired={question.is_required}
      counter={
        question.kind === 'long_text' && (
          <LengthCounter of={name} text={value} max={maxLongAnswerLength} measure={longTextLength} />
        )
      }
      {...(question.is_required ? {} : { note: `(${t('form.optional')})` })}
    >
      {(control) =>
        question.kind === 'long_text' ? (
          <TextArea {...control} name={name} rows={6} dir="auto" defaultValue={value} maxLength={maxLongAnswerLength} />
        ) : (
          <TextInput
            {...control}
            name={name}
            defaultValue={value}
            dir={question.kind === 'text' ? 'auto' : 'ltr'}
            maxLength={question.kind === 'text' ? maxLineLength : undefined}
            inputMode={question.kind === 'number' ? 'decimal' : question.kind === 'url' ? 'url' : undefined}
          />
        )
      }
    </Field>
  );
}
