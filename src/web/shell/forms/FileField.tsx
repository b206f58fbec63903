import { useEffect, useState } from 'react';
import { photoAccept } from '#domain/photo.ts';
import { formatFileSize } from '#i18n/format.ts';
import { ArchPortrait } from '#ui/ArchPortrait.tsx';
import { FileInput } from '#ui/FileInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { FormField, type FormFieldProps } from './FormFields.tsx';

/** The form's picture. The chooser offers what the specification names, the rules take a little more (spec §5). */
export function FileField({ isPortrait = false, ...field }: FormFieldProps & { isPortrait?: boolean }) {
  const { form, name } = field;
  const { language, t } = useTranslate();
  const isFine = form.errorOf(name) === null;
  return (
    <FormField {...field}>
      {(control) => (
        <div className="form__file">
          {form.file && isFine && (
            <Preview key={`${form.file.name} ${form.file.lastModified}`} file={form.file} isPortrait={isPortrait} />
          )}
          <FileInput
            control={control}
            name={name}
            accept={photoAccept}
            file={form.file}
            onChange={form.setFile}
            onBlur={() => form.touch(name)}
            chooseText={t(form.file ? 'form.changeFile' : isPortrait ? 'form.choosePhoto' : 'form.chooseFile')}
            emptyText={t('form.noFile')}
            removeLabel={t('form.removeFile')}
            describeSize={(bytes) => formatFileSize(bytes, language)}
          />
        </div>
      )}
    </FormField>
  );
}

/** The chosen picture. One that the browser can not draw shows nothing; whether it is one, the server says. */
function Preview({ file, isPortrait }: { file: File; isPortrait: boolean }) {
  const [url, setUrl] = useState<string | null>(() => URL.createObjectURL(file));
  useEffect(() => {
    if (url !== null) return () => URL.revokeObjectURL(url);
  }, [url]);
  if (url === null) return null;
  return (
    <div onErrorCapture={() => setUrl(null)}>
      {isPortrait ? (
        <ArchPortrait name="" src={url} hue="brand" isEager />
      ) : (
        <img className="form__logo" src={url} alt="" />
      )}
    </div>
  );
}
