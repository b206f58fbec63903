import type { CvList } from '#contract/profileCv.ts';
import { formatDate, formatFileSize } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { FileInput } from '#ui/FileInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';

interface CvFieldProps {
  cvs: CvList['items'];
  /** The id that was chosen before; the current one at first. */
  chosen: string | undefined;
  /** The name of that one, where it is known: it may be deleted meanwhile. */
  chosenName: string | null;
  file: File | null;
  onChoose: (file: File | null) => void;
  errors: Readonly<Record<string, string>>;
}

const accept = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Which CV goes with the application: one that the member keeps, none, or a new file, which wins. */
export function CvField({ cvs, chosen, chosenName, file, onChoose, errors }: CvFieldProps) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  const current = chosen ?? cvs.find((cv) => cv.is_current)?.id ?? '';
  const isGone = current !== '' && !cvs.some((cv) => cv.id === current);
  const hasChoice = cvs.length > 0 || isGone;
  return (
    <div className="form__wide stack">
      {hasChoice && (
        <RadioGroup
          legend={t('apply.cv')}
          name="cv_id"
          defaultValue={current}
          error={isGone && !file ? t('apply.error.cvGone') : (errors.cv_id ?? null)}
          options={[
            ...(isGone
              ? [
                  {
                    value: current,
                    label:
                      chosenName === null ? (
                        t('apply.cv.goneUnnamed')
                      ) : (
                        <Sentence id="apply.cv.gone" values={{ name: chosenName }} />
                      ),
                  },
                ]
              : []),
            ...cvs.map((cv) => ({
              value: cv.id,
              label: (
                <>
                  <bdi>{cv.name}</bdi>{' '}
                  <span className="muted small">
                    {formatFileSize(cv.byte_length, language)} · {formatDate(cv.created_at, language, timeZone)}
                  </span>
                </>
              ),
            })),
            { value: '', label: t('apply.cv.none') },
          ]}
        />
      )}
      <Field
        id="file"
        label={t(hasChoice ? 'apply.cv.another' : 'apply.cv')}
        note={`(${t('form.optional')})`}
        hint={t('apply.cv.hint')}
        error={errors.file ?? (hasChoice ? null : errors.cv_id) ?? null}
      >
        {(control) => (
          <FileInput
            control={control}
            name="file"
            accept={accept}
            file={file}
            onChange={onChoose}
            chooseText={t(file ? 'form.changeFile' : 'apply.cv.choose')}
            emptyText={t('form.noFile')}
            removeLabel={t('form.removeFile')}
            describeSize={(bytes) => formatFileSize(bytes, language)}
          />
        )}
      </Field>
    </div>
  );
}
