import { useLocation } from 'react-router';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { InPlaceForm } from './InPlaceForm.tsx';

interface ActionFormProps {
  intent: string;
  /** The section where its page is shown again. */
  at: string;
  label: string;
  /** What it is done to, where the page has several. */
  id?: string;
  /** Says which one, for those who do not see the row. */
  ariaLabel?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** One button that does one thing: in place where its page uses `useInPlace`, else by a post to its page. */
export function ActionForm({ intent, at, label, id, ariaLabel, variant = 'secondary', size }: ActionFormProps) {
  const { pathname } = useLocation();
  return (
    <InPlaceForm action={`${pathname}#${at}`} values={{ intent, ...(id === undefined ? {} : { id }) }}>
      <Button type="submit" variant={variant} size={size} aria-label={ariaLabel}>
        {label}
      </Button>
    </InPlaceForm>
  );
}
