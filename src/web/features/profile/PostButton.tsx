import { Button, type ButtonProps } from '#ui/Button.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';

interface PostButtonProps extends Pick<ButtonProps, 'icon' | 'disabled' | 'aria-label'> {
  intent: string;
  section: string;
  fields?: Readonly<Record<string, string>>;
  label: string;
}

/** One button that does one thing with a section of the profile. */
export function PostButton({ intent, section, fields = {}, label, ...button }: PostButtonProps) {
  const { paths } = useTranslate();
  return (
    <form method="post" action={`${paths.myProfile()}#${section}`}>
      <OfMember />
      {Object.entries({ intent, section, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" variant="quiet" size="small">
        {label}
      </Button>
    </form>
  );
}
