import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Bdi } from '#ui/Bdi.tsx';
import { classNames } from '#ui/classNames.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { type FoundOrganization, useOrganizationSearch } from './useOrganizationSearch.ts';

interface OrganizationFieldProps {
  label: string;
  /** What was written: any name will do. */
  name: string;
  /** Of the organization in the directory whose name it is; empty for none. */
  organizationId: string;
  /** The name that belongs to that one: with another name in the box the link is none (see profileAction). */
  organizationOf: string;
  error: string | undefined;
  isRequired?: boolean;
  /** Says that it is optional. */
  note?: string;
}

/**
 * The name of an organization: written, or chosen among those of the directory as one types (ARIA APG, "editable combobox
 * with list autocomplete"). Without script it is a line of text, and a link that was chosen before stays with its name.
 */
export function OrganizationField({
  label,
  name,
  organizationId,
  organizationOf,
  error,
  isRequired = false,
  note,
}: OrganizationFieldProps) {
  const { t } = useTranslate();
  const isHydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const id = useRef<HTMLInputElement>(null);
  const of = useRef<HTMLInputElement>(null);
  const search = useOrganizationSearch();
  const [active, setActive] = useState(-1);
  const [linked, setLinked] = useState(organizationId === '' || organizationOf !== name ? '' : name);
  const { found, isOpen } = search;
  const listId = 'organization_name-list';

  /** Also for what a draft brings back: whatever changes a box tells so. */
  const noteLink = (): void => {
    const written = box.current?.value.trim() ?? '';
    setLinked(id.current?.value !== '' && of.current?.value === written ? written : '');
  };
  // Also for another name that was typed before the script came.
  const noteEarly = useEffectEvent(noteLink);
  useEffect(() => noteEarly(), []);
  const close = (): void => {
    search.close();
    setActive(-1);
  };
  const choose = (organization: FoundOrganization): void => {
    if (!box.current || !id.current || !of.current) return;
    id.current.value = String(organization.id);
    of.current.value = organization.name;
    box.current.value = organization.name;
    close();
    // The form keeps its draft by what is typed.
    box.current.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: 'chosen' }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) search.open(box.current?.value ?? '');
      else if (found && found.length > 0)
        setActive((at) => (at === -1 && step === -1 ? found.length - 1 : (at + step + found.length) % found.length));
    } else if (event.key === 'Enter' && isOpen && found?.[active]) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const activeId = isOpen && found?.[active] ? `${listId}-${found[active].id}` : undefined;

  return (
    <Field
      id="organization_name"
      label={label}
      error={error}
      isRequired={isRequired}
      note={note}
      hint={
        linked !== '' && (
          <span className="row">
            <Icon name="check" />
            <span>
              <Sentence id="profile.organization.linked" values={{ name: linked }} />
            </span>
          </span>
        )
      }
    >
      {(control) => (
        <div className="combobox" onInput={noteLink}>
          {/* Of type text: in one of type hidden React puts the default back with every rendering. */}
          <input ref={id} hidden name="organization_id" defaultValue={organizationId} />
          <input ref={of} hidden name="organization_of" defaultValue={organizationOf} />
          <TextInput
            {...control}
            ref={box}
            name="organization_name"
            dir="auto"
            defaultValue={name}
            {...(isHydrated
              ? {
                  role: 'combobox',
                  autoComplete: 'off',
                  'aria-autocomplete': 'list',
                  'aria-expanded': isOpen,
                  'aria-controls': isOpen ? listId : undefined,
                  'aria-activedescendant': activeId,
                }
              : {})}
            onInput={({ currentTarget, nativeEvent }) => {
              if ((nativeEvent as Partial<CustomEvent>).detail === 'chosen') return;
              setActive(-1);
              search.type(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {isOpen && (
            // Pressing in the list must not take the focus from the box.
            <div className="combobox__panel" onMouseDown={(event) => event.preventDefault()}>
              <ul
                id={listId}
                className="combobox__list"
                role="listbox"
                aria-label={t('profile.organization.list')}
                tabIndex={-1}
              >
                {found?.map((organization, index) => (
                  <li
                    key={organization.id}
                    id={`${listId}-${organization.id}`}
                    role="option"
                    aria-selected={index === active}
                    className={classNames('combobox__option', index === active && 'combobox__option--active')}
                    onClick={() => choose(organization)}
                  >
                    <span className="combobox__label">
                      <Bdi>{organization.name}</Bdi>
                    </span>
                    {organization.other && (
                      <span className="muted unit">
                        <Bdi>{organization.other}</Bdi>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              {found?.length === 0 && <p className="combobox__none muted">{t('profile.organization.none')}</p>}
            </div>
          )}
          <span className="visually-hidden" role="status">
            {isOpen &&
              found &&
              (found.length === 0
                ? t('profile.organization.none')
                : t('profile.organization.found', { count: found.length }))}
          </span>
        </div>
      )}
    </Field>
  );
}
