import type { CvList } from '#contract/profileCv.ts';
import { formatDate, formatFileSize } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { FileInput } from '#ui/FileInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';

interface CvFieldProps {
  cvs: CvList['items'];
  /** The id that was chosen before; the current one at first. */
  chosen: string | undefined;
  file: File | null;
  onChoose: (file: File | null) => void;
  error: string | undefined;
}

const accept = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Which CV goes with the application: one that the member keeps, none, or a new file, which wins. */
export function CvField({ cvs, chosen, file, onChoose, error }: CvFieldProps) {
  const { t, language } = useTranslate();
  const { timeZone } = useViewer();
  const current = chosen ?? cvs.find((cv) => cv.is_current)?.id ?? '';
  return (
    <div className="form__wide stack">
      {cvs.length > 0 && (
        <RadioGroup
          legend={t('apply.cv')}
          name="cv_id"
          defaultValue={current}
          options={[
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
        label={t(cvs.length > 0 ? 'apply.cv.another' : 'apply.cv')}
        note={`(${t('form.optional')})`}
        hint={t('apply.cv.hint')}
        error={error ?? null}
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
