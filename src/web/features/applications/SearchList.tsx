import { useState } from 'react';
import type { SavedSearch } from '#contract/saved.ts';
import { searchAlerts } from '#domain/savedSearch.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { useRefusal } from '#web/shell/account/inPlace.ts';
import { InPlaceForm } from '#web/shell/account/InPlaceForm.tsx';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';

/** Saved searches with how their news come, and the form of one that is about to be saved. */
export function SearchList({ searches, newSearch }: { searches: SavedSearch[]; newSearch: string | null }) {
  const { t, paths } = useTranslate();
  const outcome = useAccountOutcome<never>();
  // A list that is loaded anew must not take away what was typed.
  const [posted] = useState(outcome?.intent === 'saveSearch' ? outcome : undefined);
  const query = posted?.values.query ?? newSearch;
  return (
    <AccountSection id="searches" title={t('applications.tab.searches')} lead={t('searches.lead')}>
      {query !== null && query !== undefined && (
        <SearchForm
          intent="saveSearch"
          query={query}
          name={posted?.values.name ?? nameOf(query)}
          alert={posted?.values.alert ?? 'daily'}
          errors={posted?.errors ?? {}}
          submit={t('searches.save')}
        />
      )}
      {searches.length === 0 && query === null && (
        <EmptyState
          title={t('searches.none')}
          headingLevel={3}
          action={
            <a className={buttonClass({ variant: 'secondary' })} href={paths.opportunities()}>
              {t('applications.find')}
            </a>
          }
        >
          {t('searches.how')}
        </EmptyState>
      )}
      {searches.length > 0 && (
        <ul className="own-list">
          {searches.map((search) => {
            const changed = outcome?.intent === 'changeSearch' && outcome.values.id === String(search.id);
            return (
              <li key={search.id} className="card own-item" data-place="" tabIndex={-1}>
                <h3>
                  <a href={`${paths.opportunities()}${search.query === '' ? '' : `?${search.query}`}`}>
                    <bdi>{search.name}</bdi>
                  </a>
                </h3>
                <SearchForm
                  intent="changeSearch"
                  id={search.id}
                  name={changed ? (outcome.values.name ?? '') : search.name}
                  alert={changed ? (outcome.values.alert ?? '') : search.alert}
                  errors={changed ? outcome.errors : {}}
                  submit={t('account.save')}
                />
                <ActionForm
                  at="searches"
                  intent="deleteSearch"
                  id={String(search.id)}
                  label={t('searches.delete')}
                  ariaLabel={t('searches.deleteNamed', { name: search.name })}
                  variant="quiet"
                  size="small"
                />
              </li>
            );
          })}
        </ul>
      )}
    </AccountSection>
  );
}

interface SearchFormProps {
  intent: 'saveSearch' | 'changeSearch';
  id?: number;
  query?: string;
  name: string;
  alert: string;
  errors: Readonly<Record<string, string>>;
  submit: string;
}

function SearchForm({ intent, id, query, name, alert, errors: posted, submit }: SearchFormProps) {
  const { t, paths } = useTranslate();
  const key = id ?? 'new';
  const values = {
    intent,
    ...(id === undefined ? {} : { id: String(id) }),
    ...(query === undefined ? {} : { query }),
  };
  const errors = useRefusal(values)?.errors ?? posted;
  const action = `${paths.myApplications('searches')}#searches`;
  const fields = (
    <>
      <Field id={`name-${key}`} label={t('searches.name')} error={errors.name ?? errors.query ?? null} isRequired>
        {(control) => <TextInput {...control} name="name" dir="auto" maxLength={120} defaultValue={name} />}
      </Field>
      <Field id={`alert-${key}`} label={t('searches.alert')} error={errors.alert ?? null}>
        {(control) => (
          <Select
            {...control}
            name="alert"
            defaultValue={alert}
            options={searchAlerts.map((value) => ({ value, label: t(`searches.alert.${value}`) }))}
          />
        )}
      </Field>
      <Button type="submit" variant={intent === 'saveSearch' ? 'primary' : 'secondary'}>
        {submit}
      </Button>
    </>
  );
  if (intent === 'changeSearch')
    return (
      <InPlaceForm action={action} values={values} className="own-search">
        {fields}
      </InPlaceForm>
    );
  // The page comes anew without the search in its address.
  return (
    <form method="post" action={action} className="own-search" noValidate>
      <OfMember />
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {fields}
    </form>
  );
}

/** What was searched for names the search at first. */
function nameOf(query: string): string {
  return new URLSearchParams(query).get('q') ?? '';
}
